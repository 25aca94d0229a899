import { createEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../../../store/events/calendar-edits';
import { Editing } from '../../../store/events/editing';
import type { EditorOpening } from '../../../store/events/editor-opening';
import {
  FRIDAY_NOON,
  givenEvent,
  givenNow,
  writing,
  type GivenCalendar,
} from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource } from '../../event-source.spec-host';

interface Given extends GivenCalendar {
  readonly source: GivenSource;
  readonly created: CalendarEvent;
  /** Stores the new event in the source, under an id and a version of its own. */
  store(): Promise<CalendarEvent>;
}

/** Makes a calendar with an event that was just created and isn't stored yet. */
async function givenCreated(given: Parameters<typeof givenConnected>[1] = {}): Promise<Given> {
  const source = new GivenSource();
  const calendar = await givenConnected(source, given);
  source.asked[0]!.answer([]);
  await drawn(calendar);
  const created = givenEvent({ id: 'made-up', title: 'Talk' });
  const edits = writing(calendar.ref).get(CalendarEdits);
  void edits.apply(() => createEvent(edits.events(), created));
  await drawn(calendar);
  const store = async (): Promise<CalendarEvent> => {
    const stored = { ...created, id: 77, version: 1 };
    source.sent[0]!.store({ stored: [stored] });
    await drawn(calendar);
    return stored;
  };
  return { ...calendar, source, created, store };
}

/** Returns the change that was sent to the source last. */
const lastSent = ({ source }: Given): unknown => source.sent.at(-1)!.change;

/** Presses a key on the focused element, or in the grid while an event is picked up. */
function press({ element }: GivenCalendar, key: string): void {
  const { activeElement } = document;
  const target = activeElement !== null && element.contains(activeElement) ? activeElement : null;
  (target ?? element.querySelector('[role="grid"]'))!.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true }),
  );
}

describe('a new id from the source', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('is followed by the editor, with what was typed', async () => {
    const given = await givenCreated();
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    await editor.set('title', 'Long talk');
    const stored = await given.store();
    expect(await editor.getWarning()).toBe('');
    expect(await editor.get('title')).toBe('Long talk');
    await editor.save();
    await drawn(given);
    const after = { ...stored, title: 'Long talk' };
    expect(lastSent(given)).toEqual({ type: 'update', changes: [{ before: stored, after }] });
    expect(given.component.events()).toEqual([after]);
    expect(document.activeElement).toBe(given.eventElement(77));
  });

  it('is followed by an editor in which nothing was typed, which then deletes', async () => {
    const given = await givenCreated();
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    const stored = await given.store();
    expect(await editor.getWarning()).toBe('');
    await editor.delete();
    await drawn(given);
    expect(lastSent(given)).toEqual({ type: 'delete', changes: [{ before: stored, after: null }] });
    expect(given.component.events()).toEqual([]);
  });

  it('gives focus back to the event when the editor closes', async () => {
    const given = await givenCreated();
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    await given.store();
    await editor.cancel();
    await drawn(given);
    expect(document.activeElement).toBe(given.eventElement(77));
  });

  it('is what a form of the host’s saves under, though it knows the former', async () => {
    const given = await givenCreated();
    const { calendar, ref } = given;
    await calendar.openEditor({ title: 'Talk' });
    const stored = await given.store();
    const { OccurrenceEdits } = await import('../../../store/events/occurrence-edits');
    const occurrence = { event: given.created, start: Date.parse(given.created.start) };
    await writing(ref)
      .get(OccurrenceEdits)
      .change(occurrence, (event) => ({ ...event, title: 'Other' }), 'update');
    expect(lastSent(given)).toEqual({
      type: 'update',
      changes: [{ before: stored, after: { ...stored, title: 'Other' } }],
    });
  });

  it('tells still of what else was changed there meanwhile, and of a deletion', async () => {
    const given = await givenCreated();
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    await editor.set('title', 'Long talk');
    const stored = await given.store();
    given.component.reload();
    given.source.asked.at(-1)!.answer([{ ...stored, description: 'Theirs' }]);
    await drawn(given);
    expect(await editor.getWarning()).toContain('changed');
    given.component.reload();
    given.source.asked.at(-1)!.answer([]);
    await drawn(given);
    expect(await editor.getWarning()).toContain('deleted');
  });

  it.each(['week', 'agenda'] as const)(
    'is followed by the details in a %s, which stay open',
    async (view) => {
      const given = await givenCreated({
        view,
        editorOpening: (opening: EditorOpening) => opening.showDetails(),
      });
      const element = given.eventElement('made-up');
      element.focus();
      element.click();
      await drawn(given);
      expect(await given.calendar.getDetails()).toContain('Talk');
      await given.store();
      await drawn(given);
      const origin = given.ref.injector.get(Editing).details()?.origin;
      expect(origin).toBe(given.eventElement(77));
      expect(await given.calendar.getDetails()).toContain('Talk');
      document.querySelector<HTMLElement>('[data-details] button')!.click();
      await drawn(given);
      expect(await given.calendar.getDetails()).toBeNull();
      expect(document.activeElement).toBe(given.eventElement(77));
    },
  );

  it('keeps focus, and what is picked up', async () => {
    const given = await givenCreated();
    given.eventElement('made-up').focus();
    press(given, 'g');
    await given.store();
    press(given, 'ArrowRight');
    press(given, 'Enter');
    await drawn(given);
    expect(given.component.events()).toMatchObject([{ id: 77, start: '2026-11-21T10:00:00Z' }]);
    expect(document.activeElement).toBe(given.eventElement(77));
  });

  it('is what undo takes away and redo brings back', async () => {
    const given = await givenCreated();
    given.eventElement('made-up').focus();
    const stored = await given.store();
    expect(document.activeElement).toBe(given.eventElement(77));
    const edits = writing(given.ref).get(CalendarEdits);
    edits.undo();
    expect(lastSent(given)).toMatchObject({ changes: [{ before: stored, after: null }] });
    given.source.sent[1]!.store();
    await drawn(given);
    expect(given.component.events()).toEqual([]);
    edits.redo();
    expect(given.component.events()).toMatchObject([{ id: 77, title: 'Talk' }]);
  });
});
