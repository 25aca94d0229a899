export { diagnose, type Availability } from './diagnose';
