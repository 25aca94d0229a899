export * from './expand/added';
export * from './expand/days-in-span';
export * from './expand/excluded';
export {
  expandOccurrences,
  type ExpandedOccurrence,
  type ExpandRange,
} from './expand/expand-occurrences';
export * from './expand/instances';
export * from './expand/pattern';
export * from './expand/recurrence-engine';
export * from './expand/series';
export * from './occurrences/concerns-one';
export * from './occurrences/count-occurrences';
export * from './occurrences/diagnose-rules';
export * from './occurrences/event-of-occurrence';
export * from './occurrences/first-text';
export * from './occurrences/occurrence-event';
export * from './occurrences/same-values';
export * from './occurrences/touched-occurrence';
export * from './rules/read-rule';
export * from './rules/rule';
