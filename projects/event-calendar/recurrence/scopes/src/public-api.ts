export * from './edit-occurrence';
export * from './edit-series';
export { ruleToString, writeRuleLike } from './write-rule';
