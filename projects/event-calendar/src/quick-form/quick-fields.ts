import type { EditorValue } from '../editor/fields/editor-field';
import { RESOURCE_VALUE } from '../editor/fields/resource-value';
import { TIMES_VALUE } from '../editor/fields/times/times-of-event';
import { TITLE_VALUE } from '../editor/fields/title-value';

/** What the small form holds of a new event; all else of it stays as it began. */
export const QUICK_FIELDS: readonly EditorValue[] = [TITLE_VALUE, TIMES_VALUE, RESOURCE_VALUE];
