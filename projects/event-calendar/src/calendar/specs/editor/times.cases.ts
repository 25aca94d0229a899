import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorField, EventEditorHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenEditable, plan, type GivenEditor } from '../../editor.spec-host';

interface OpenEditor extends GivenEditor {
  readonly editor: EventEditorHarness;
}

async function givenOpen(
  fields: Partial<CalendarEvent> = {},
  props: Parameters<typeof givenEditable>[1] = {},
): Promise<OpenEditor> {
  const given = await givenEditable([plan(fields)], props);
  given.component.openEditor('a');
  return { ...given, editor: await given.calendar.getEditor() };
}

/** Returns `Nov 20, 2026 10 AM – Nov 20, 2026 11 AM`, or only the dates of whole days. */
async function range(editor: EventEditorHarness): Promise<string> {
  const fields: EditorField[] = (await editor.isAllDay())
    ? ['startDate', 'endDate']
    : ['startDate', 'startTime', 'endDate', 'endTime'];
  const [...texts] = await Promise.all(fields.map((field) => editor.get(field)));
  const half = texts.length / 2;
  return `${texts.slice(0, half).join(' ')} – ${texts.slice(half).join(' ')}`;
}

const DAYS = { allDay: true, start: '2026-11-20', end: '2026-11-21' } as const;

/** Types over a field that has focus already. */
async function typeOn(field: EditorField, text: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`[data-field="${field}"]`)!;
  input.value = text;
  input.dispatchEvent(new Event('input'));
  return Promise.resolve();
}

describe('times in the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('an end that was typed', () => {
    it.each<[string, Partial<CalendarEvent>, readonly [EditorField, string][], string]>([
      [
        'before the start stays while the start is typed key by key',
        {},
        [
          ['endTime', '9'],
          ['startTime', '8'],
          ['startTime', '8:3'],
          ['startTime', '8:30'],
          ['startTime', '8:30 AM'],
        ],
        'Nov 20, 2026 8:30 AM – Nov 20, 2026 9 AM',
      ],
      [
        'is what counts once the start can be read again',
        {},
        [
          ['startTime', 'noon'],
          ['endTime', '15'],
          ['startTime', '14'],
        ],
        'Nov 20, 2026 2 PM – Nov 20, 2026 3 PM',
      ],
      [
        'moves along with a later start',
        {},
        [
          ['endTime', '12'],
          ['startTime', '14'],
        ],
        'Nov 20, 2026 2 PM – Nov 20, 2026 4 PM',
      ],
    ])('%s', async (_, fields, typed, expected) => {
      const { editor } = await givenOpen(fields);
      let last: EditorField | null = null;
      for (const [field, text] of typed) {
        // Moving to another field leaves the last one; the keys of one field are typed without leaving it.
        await (field === last ? typeOn(field, text) : editor.set(field, text));
        last = field;
      }
      await editor.set('title', 'Typed');
      expect(await range(editor)).toBe(expected);
    });

    it('keeps its instant in another zone while the start can’t be read', async () => {
      const displayTimezone = signal('Asia/Tokyo');
      const { editor, fixture, events } = await givenOpen({}, { displayTimezone });
      await editor.set('endTime', '21');
      await editor.set('startTime', 'soon');
      displayTimezone.set('UTC');
      await fixture.whenStable();
      expect(await range(editor)).toBe('Nov 20, 2026 soon – Nov 20, 2026 12 PM');
      await editor.set('startTime', '11');
      await editor.save();
      expect(events()).toEqual([
        plan({ start: '2026-11-20T11:00:00Z', end: '2026-11-20T12:00:00Z' }),
      ]);
    });
  });

  describe('whole days on and off again', () => {
    it.each<[string, Partial<CalendarEvent>, EditorField, string, string]>([
      ['times the wrong way round', {}, 'endTime', '9', 'Nov 20, 2026 10 AM – Nov 20, 2026 9 AM'],
      [
        'days whose last is left at its first moment',
        { ...DAYS, start: '2026-11-20T10:00:00Z', end: '2026-11-21T00:00:00Z' },
        'title',
        'Days',
        'Nov 20, 2026 – Nov 21, 2026',
      ],
    ])('leaves %s as typed', async (_, fields, field, text, expected) => {
      const { editor } = await givenOpen(fields);
      await editor.set(field, text);
      expect(await range(editor)).toBe(expected);
      const allDay = await editor.isAllDay();
      await editor.setAllDay(!allDay);
      await editor.setAllDay(allDay);
      expect(await range(editor)).toBe(expected);
    });
  });
});
