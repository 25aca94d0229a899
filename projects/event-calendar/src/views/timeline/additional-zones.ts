export { ZoneHeads } from '../shared/zone-heads';
export { ZoneRows } from './zone-rows';
