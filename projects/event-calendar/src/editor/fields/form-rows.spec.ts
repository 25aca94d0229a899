import type { EditorFieldChoice } from 'ng-event-calendar/core/internal';
import type { EditorSection } from '../../store/events/editor-section';
import { fieldsWith } from './fields';
import { rowsOf } from './form-rows';
import { readEditorFields } from './listed-fields';

const section = (key: string, after: string): EditorSection => ({
  key,
  after,
  shows: [],
  part: { loaded: undefined, load: () => Promise.reject(new Error('none')) },
});
const all = fieldsWith([section('recurrence', 'times'), section('section', '')]);

/** Returns each row as the names of its fields, in brackets where they are only shown. */
function rows(given: readonly EditorFieldChoice[] | undefined, fields = all): string[] {
  return rowsOf(
    fields,
    readEditorFields(given, () => undefined),
  ).map(({ names, field }) => (field === null ? `(${names.join(' ')})` : names.join(' ')));
}
const shown = (field: Exclude<EditorFieldChoice, object>): EditorFieldChoice => ({
  field,
  readOnly: true,
});

describe('the rows of the form', () => {
  it('are all fields by default', () => {
    expect(rows(undefined)).toEqual([
      'title',
      'times allDay timezone',
      'recurrence',
      'resource',
      'color',
      'description',
      'section',
    ]);
  });

  it.each<[string, readonly EditorFieldChoice[], string[]]>([
    ['are those that are listed', ['description', 'title'], ['description', 'title']],
    ['hold what stands within the times', ['timezone', 'times'], ['times timezone']],
    ['leave it out where there are no times', ['title', 'allDay'], ['title']],
    [
      'share what is only shown',
      [shown('title'), shown('times'), 'allDay', 'color', shown('resource')],
      ['(title times allDay)', 'color', '(resource)'],
    ],
    [
      'show the host’s section by itself',
      [shown('title'), shown('section'), shown('color')],
      ['(title)', '(section)', '(color)'],
    ],
  ])('%s', (_, given, expected) => {
    expect(rows(given)).toEqual(expected);
  });

  it('pass over fields that the calendar doesn’t have', () => {
    expect(rows(['recurrence', 'title', 'section'], fieldsWith([]))).toEqual(['title']);
  });
});
