// Words of recurrence: sentences about rules, and the texts of the form that edits them. An entry point of its own, as
// they would otherwise load with the first render.
export * from './describe-event';
export * from './describe-rule';
export * from './ordinal-days';
export * from './preset-label';
export * from './presets';
export * from './recurrence-text';
export * from './rule-names';
