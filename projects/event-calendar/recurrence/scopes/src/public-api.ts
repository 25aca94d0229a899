export * from './edit-occurrence';
