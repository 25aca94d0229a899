export * from './expand/event-clock';
export {
  expandOccurrences,
  type ExpandedOccurrence,
  type ExpandRange,
} from './expand/expand-occurrences';
export * from './expand/recurrence-engine';
export { isLeftOut, seriesOf, startsOn, wallsOn, type Series, type Start } from './expand/series';
export * from './presets/preset-label';
export * from './presets/presets';
export * from './rules/diagnose-rules';
export * from './rules/read-rule';
export * from './rules/rule';
export * from './rules/write-rule';
export * from './scopes/edit-occurrence';
export type { TouchedOccurrence } from './scopes/touched';
export * from './words/describe-event';
export * from './words/describe-rule';
export * from './words/ordinal-days';
export * from './words/recurrence-text';
export * from './words/rule-names';
