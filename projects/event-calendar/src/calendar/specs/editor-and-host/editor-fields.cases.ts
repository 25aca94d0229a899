import { signal } from '@angular/core';
import type { CalendarEvent, EditorFieldChoice } from 'ng-event-calendar/core/internal';
import type { EventEditorHarness } from 'ng-event-calendar/testing';
import type { EditorOpening } from '../../../store/events/editor-opening';
import { FRIDAY_NOON, givenNow, givenReports } from '../../calendar.spec-host';
import { givenEditable, other, plan, RESOURCES, type GivenEditor } from '../../editor.spec-host';

const lesson = plan({ description: 'Bring the book.', color: 'red', resource: 1 });

interface Given extends GivenEditor {
  readonly editor: EventEditorHarness;
}

async function given(
  editorFields: readonly EditorFieldChoice[] | undefined,
  event: CalendarEvent = lesson,
  more: Parameters<typeof givenEditable>[1] = {},
): Promise<Given> {
  const made = await givenEditable([event, other], { resources: RESOURCES, editorFields, ...more });
  made.component.openEditor('a');
  return { ...made, editor: await made.calendar.getEditor() };
}
const shown = (field: Exclude<EditorFieldChoice, object>): EditorFieldChoice => ({
  field,
  readOnly: true,
});

describe('the fields that the host lists', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('are all of them by default', async () => {
    const { editor } = await given(undefined);
    expect(await editor.getFields()).toEqual([
      'title',
      'times',
      'allDay',
      'timezone',
      'resource',
      'color',
      'description',
    ]);
  });

  it('stand in its order, and what isn’t listed stays as it is', async () => {
    const { editor, events } = await given(['description', 'title']);
    expect(await editor.getFields()).toEqual(['description', 'title']);
    expect(await editor.has('startTime')).toBe(false);
    await editor.set('title', 'Lesson');
    await editor.save();
    expect(events()[0]).toEqual({ ...lesson, title: 'Lesson' });
  });

  it('have whole days and the zone within the times', async () => {
    const inTokyo = { ...lesson, timezone: 'Asia/Tokyo' };
    const { editor, element } = await given(['times'], inTokyo);
    expect(await editor.getFields()).toEqual(['times']);
    const isThere = (selector: string): boolean => element.querySelector(selector) !== null;
    expect([isThere('.ec-all-day'), await editor.has('timezone')]).toEqual([false, false]);
    expect(isThere('[data-asks="timezone"]')).toBe(false);
    // The end's date can be asked for all the same.
    expect(isThere('[data-asks="endDate"]')).toBe(true);
    await editor.set('startTime', '12 PM');
    await editor.set('endTime', '1 PM');
    expect(await editor.getNotes()).not.toEqual([]);
  });

  it('show as text what may only be read', async () => {
    const inTokyo = { ...lesson, timezone: 'Asia/Tokyo' };
    const { editor, element, events } = await given(
      ['title', shown('times'), 'timezone', shown('resource'), shown('description')],
      inTokyo,
    );
    expect(await editor.getFields()).toEqual([
      'title',
      'times',
      'timezone',
      'resource',
      'description',
    ]);
    expect([await editor.has('startDate'), await editor.has('resource')]).toEqual([false, false]);
    const facts = [...element.querySelectorAll('ec-event-details p')].map(
      (each) => each.textContent,
    );
    expect(facts.map((each) => each.trim())).toEqual([
      'Friday, November 20, 2026, 10:00 AM – 11:00 AM',
      'Time zone: Asia/Tokyo',
      'Ana',
      'Bring the book.',
    ]);
    await editor.set('title', 'Lesson');
    await editor.save();
    expect(events()[0]).toEqual({ ...inTokyo, title: 'Lesson' });
  });

  it('show whole days and the zone as text within times that are edited', async () => {
    const { editor, element } = await given(['times', shown('timezone'), shown('allDay')], {
      ...lesson,
      timezone: 'Asia/Tokyo',
    });
    const notes = (): string[] =>
      [...element.querySelectorAll('p.ec-notes')].map((each) => each.textContent.trim());
    expect(notes().at(-1)).toBe('Time zone: Asia/Tokyo');
    expect([notes().includes('All day'), await editor.has('timezone')]).toEqual([false, false]);
  });

  it('say that whole days are meant where that may only be read', async () => {
    const { element } = await given(['times', shown('allDay')], { ...lesson, allDay: true });
    expect(element.querySelector('p.ec-notes')?.textContent).toBe('All day');
  });

  it('show new events as text, too', async () => {
    const { component, calendar, events } = await givenEditable([], {
      resources: RESOURCES,
      editorFields: ['title', shown('times'), shown('resource')],
    });
    component.openEditor({ resource: 1, start: '2026-11-20T14:00:00Z', duration: 30 });
    const editor = await calendar.getEditor();
    expect(await editor.getText()).toContain('2:00 PM – 2:30 PM');
    await editor.set('title', 'Lesson');
    await editor.save();
    expect(events()).toMatchObject([{ title: 'Lesson', start: '2026-11-20T14:00:00Z' }]);
  });

  it.each<[string, readonly EditorFieldChoice[]]>([
    ['hidden', ['times']],
    ['only read', [shown('title'), 'times']],
  ])('need no title where it is %s', async (_, editorFields) => {
    // A title that is missing is reported.
    givenReports();
    const { editor, events } = await given(editorFields, { ...lesson, title: '' });
    await editor.set('startTime', '9 AM');
    await editor.save();
    expect(events()[0]).toMatchObject({ title: '', start: '2026-11-20T09:00:00Z' });
  });

  it.each<[string, readonly EditorFieldChoice[]]>([
    ['hidden', ['title']],
    ['only read', ['title', shown('resource')]],
  ])('have a required resource asked for beneath them where it is %s', async (_, editorFields) => {
    const { resource: _resource, ...nobodys } = lesson;
    const { editor, events } = await given(editorFields, nobodys, {
      shouldEventRequireResource: true,
    });
    await editor.set('title', 'Lesson');
    expect(await editor.getWarning()).toBe('');
    await editor.save();
    expect(await editor.getWarning()).toBe('A resource is required.');
    expect(events()[0]).toBe(nobodys);
  });

  it('count from the next opening on', async () => {
    const editorFields = signal<readonly EditorFieldChoice[] | undefined>(['title']);
    const { component, calendar, fixture } = await givenEditable([lesson], { editorFields });
    component.openEditor('a');
    const editor = await calendar.getEditor();
    editorFields.set(['description']);
    await fixture.whenStable();
    expect(await editor.getFields()).toEqual(['title']);
    await editor.cancel();
    component.openEditor('a');
    expect(await (await calendar.getEditor()).getFields()).toEqual(['description']);
  });

  it('leave details and gestures as they are', async () => {
    const { calendar, events } = await givenEditable([lesson], {
      resources: RESOURCES,
      editorFields: ['title', shown('times')],
      editorOpening: (opening: EditorOpening) => opening.showDetails(),
    });
    const event = await calendar.getEvent({ title: 'Plan' });
    await event.click();
    const details = await calendar.getDetails();
    for (const words of ['10:00 AM – 11:00 AM', 'Ana', 'Bring the book.'])
      expect(details).toContain(words);
    await event.moveTo('2026-11-20T12:00');
    expect(events()).toMatchObject([{ start: '2026-11-20T12:00:00Z', resource: 1 }]);
  });

  it('are reported where they can’t be', async () => {
    const reports = givenReports();
    const editorFields = ['title', 'colour', 'title'] as unknown as EditorFieldChoice[];
    const { editor } = await given(editorFields);
    expect(await editor.getFields()).toEqual(['title']);
    expect(reports.codes()).toEqual(['invalid-value', 'invalid-value']);
    expect(reports.messages().join()).toMatch(
      /editorFields names "colour".*"title" more than once/,
    );
  });

  it('offer no other time where the times are none of them', async () => {
    const { component, calendar, element } = await givenEditable([], {
      editorFields: ['title'],
      unavailableTimes: 'refuse',
      workingHours: [{ start: '09:00', end: '12:00', timezone: 'UTC' }],
    });
    component.openEditor({ start: '2026-11-20T14:00:00Z' });
    const editor = await calendar.getEditor();
    expect(await editor.getWarning()).toContain('Outside of working hours');
    await new Promise((resolve) => setTimeout(resolve, 310));
    expect(element.textContent).not.toContain('Next free');
  });
});

describe('the quick form', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[string, readonly EditorFieldChoice[], string[], string[], string]>([
    ['hides the same ones', ['title'], [], ['title'], 'Lesson'],
    [
      'shows the same ones as text',
      [shown('times'), 'title', shown('resource')],
      ['Friday, November 20, 2026'],
      ['title'],
      'Lesson',
    ],
    ['needs no title where that is hidden', ['times', 'resource'], [], ['dates', 'resource'], ''],
  ])('%s', async (_, editorFields, facts, fields, title) => {
    const { calendar, events } = await givenEditable([], {
      ...{ resources: RESOURCES, editorFields, eventCreation: { form: 'quick' } },
      ...{ visibleDate: '2026-11-20', view: 'month' },
    });
    await (await calendar.getCell({ date: '2026-11-20' })).click();
    const form = await calendar.getQuickForm();
    const at = (selector: string): Element[] => [
      ...document.querySelectorAll(`form[data-quick] ${selector}`),
    ];
    expect(at('ec-event-details p').map((each) => each.textContent.trim())).toEqual(facts);
    expect(at('[data-field]').map((each) => each.getAttribute('data-field'))).toEqual(fields);
    if (title !== '') await form.set('title', title);
    await form.save();
    expect(events()).toMatchObject([{ title, allDay: true }]);
  });
});
