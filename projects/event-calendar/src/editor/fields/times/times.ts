import type { EditorField } from '../editor-field';
import { TIMES_VALUE } from './times-of-event';
import { TimesPart } from './times-part';
import type { TimesValue } from './times-value';

/** Times of the event. */
export const TIMES: EditorField<TimesValue> = { ...TIMES_VALUE, part: TimesPart };
