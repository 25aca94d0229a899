export * from './batch';
export { movedBy } from './moved-by';
export * from './positions-of-events';
