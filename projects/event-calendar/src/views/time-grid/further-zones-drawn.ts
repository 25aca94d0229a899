export { FurtherGutters } from './further-gutters';
export { FurtherHeads } from './further-heads';
