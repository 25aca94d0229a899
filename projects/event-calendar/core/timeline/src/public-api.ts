export * from './instant-axis';
export * from './row-span';
export * from './timeline-defaults';
export * from './timeline-hours';
