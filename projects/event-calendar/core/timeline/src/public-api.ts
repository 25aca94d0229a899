export * from './instant-axis';
export * from './joined-ranges';
export * from './row-layout';
export * from './row-span';
export * from './timeline-defaults';
export * from './timeline-hours';
