import type { EditorValue } from '../editor/fields/editor-field';
import { RESOURCE_VALUE } from '../editor/fields/resource-value';
import { TIMES_VALUE } from '../editor/fields/times/times-of-event';
import { TITLE_VALUE } from '../editor/fields/title-value';

/** Values of a new event in the quick form; all other keys stay as they began. */
export const QUICK_FIELDS: readonly EditorValue[] = [TITLE_VALUE, TIMES_VALUE, RESOURCE_VALUE];
