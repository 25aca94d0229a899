export * from './instant-axis';
export * from './timeline-defaults';
export * from './timeline-hours';
