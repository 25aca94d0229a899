export * from './timeline-defaults';
