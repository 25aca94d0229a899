export * from './edit-occurrence';
export * from './edit-series';
