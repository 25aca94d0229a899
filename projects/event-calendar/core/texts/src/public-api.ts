export { PART_TEXT } from './part-texts';
