import { InjectionToken } from '@angular/core';
import type { EditorValue } from './editor-field';

/** Values that the form of a session holds of its event. */
export const FORM_FIELDS = new InjectionToken<readonly EditorValue[]>('FORM_FIELDS');
