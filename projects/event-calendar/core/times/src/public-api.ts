export * from './event-clock';
export * from './with-when';
