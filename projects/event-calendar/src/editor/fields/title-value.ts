import type { EditorValue } from './editor-field';
import { withKeys } from '../../store/events/with-keys';

/** Title of the event, as the form holds it. */
export const TITLE_VALUE: EditorValue<string> = {
  key: 'title',
  keys: ['title'],
  read: ({ title }) => (typeof title === 'string' ? title : ''),
  write: (title) => (event) => withKeys(event, { title }),
  fault: (title, { text }) => (title.trim() === '' ? text('requiredTitleError') : ''),
};
