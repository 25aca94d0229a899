import { HttpErrorResponse } from '@angular/common/http';
import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventEditorHarness, QuickFormHarness } from 'ng-event-calendar/testing';
import type { EventChangeRequest } from '../../../store/events/event-change-request';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenCalendar,
} from '../../calendar.spec-host';
import { drawn, givenConnected, GivenSource, until } from '../../event-source.spec-host';
import { EDITOR } from '../../../lazy/lazy-parts';

/** Opens the editor on a new event, and types a title. */
async function typed(given: GivenCalendar, title: string): Promise<EventEditorHarness> {
  given.component.openEditor({ start: '2026-11-20T15:00:00Z', end: '2026-11-20T16:00:00Z' });
  await until(given, () => given.calendar.isEditorOpen());
  const editor = await given.calendar.getEditor();
  await editor.set('title', title);
  return editor;
}

/** Opens the quick form of a new event at a time, by the button. */
async function quickAtTime(given: GivenCalendar): Promise<QuickFormHarness> {
  jest.spyOn(console, 'warn').mockImplementation();
  given.element.querySelector<HTMLElement>('[data-create] button, button[data-create]')!.click();
  return given.calendar.getQuickForm();
}

/** Opens the quick form of a new event by a key. */
async function quick(given: GivenCalendar): Promise<QuickFormHarness> {
  // Elements have no boxes here in which focus could be kept.
  jest.spyOn(console, 'warn').mockImplementation();
  given.element
    .querySelector('[role="grid"]')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true }));
  return given.calendar.getQuickForm();
}

async function save(given: GivenCalendar, editor: EventEditorHarness): Promise<void> {
  await editor.save();
  await drawn(given);
}

describe('what is refused', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it('a new event that the host refuses stays in its form, with the reason', async () => {
    let isFull = true;
    const events = signal<CalendarEvent[]>([]);
    const given = await givenCalendar({
      events,
      eventChangeRequest: (request: EventChangeRequest) => {
        if (isFull && request.after?.title === 'Talk') request.preventDefault('The hall is full.');
      },
    });
    const editor = await typed(given, 'Talk');
    await save(given, editor);
    expect(events()).toEqual([]);
    expect(await editor.getWarning()).toBe('The hall is full.');
    expect(await given.calendar.getNotice()).toBeNull();
    expect(await editor.get('title')).toBe('Talk');
    isFull = false;
    await save(given, editor);
    expect(events()).toMatchObject([{ title: 'Talk' }]);
    expect(await given.calendar.isEditorOpen()).toBe(false);
  });

  describe('the small form', () => {
    it('says a refusal once, and the editor goes on with it', async () => {
      const given = await givenCalendar({
        eventCreation: { form: 'quick' },
        eventChangeRequest: (request: EventChangeRequest) => {
          if (!request.isPreview) request.preventDefault('The hall is full.');
        },
      });
      const form = await quick(given);
      await form.set('title', 'Talk');
      await form.save();
      expect(await form.getWarning()).toBe('The hall is full.');
      expect(await given.calendar.getNotice()).toBeNull();
      await form.goOn();
      expect(await given.calendar.isQuickFormOpen()).toBe(false);
      const editor = await given.calendar.getEditor();
      expect(await editor.get('title')).toBe('Talk');
      expect(await editor.getWarning()).toBe('The hall is full.');
    });

    it('keeps what was typed while a time can’t be read, and goes on once it can', async () => {
      const given = await givenCalendar({ eventCreation: { form: 'quick' } });
      const form = await quickAtTime(given);
      await form.set('endTime', 'banana');
      await form.set('title', 'Talk');
      await form.goOn();
      expect(await given.calendar.isEditorOpen()).toBe(false);
      expect(await form.get('title')).toBe('Talk');
      expect(document.activeElement?.getAttribute('data-field')).toBe('endTime');
      await form.set('endTime', '11 PM');
      await form.goOn();
      expect(await (await given.calendar.getEditor()).get('title')).toBe('Talk');
    });
  });

  describe('a reason goes with the values that it was about, and stands once', () => {
    const warnings = (): string[] =>
      [...document.querySelectorAll('.ec-warning')].map((each) => each.textContent.trim());
    const closed = { workingHours: [{ start: '09:00', end: '18:00', timezone: 'UTC' }] };

    it('where hours are against it', async () => {
      const events = signal([givenEvent({ title: 'Talk' })]);
      const given = await givenCalendar({ events, ...closed, unavailableTimes: 'refuse' });
      const editor = await given.calendar.openEditor({ title: 'Talk' });
      for (const time of ['20:00', '21:00']) {
        await editor.set('startTime', time);
        await editor.save();
        await drawn(given);
        expect(warnings()).toEqual(['Outside of working hours (until 6 PM)']);
      }
      await editor.set('startTime', '13:00');
      await drawn(given);
      expect(warnings()).toEqual([]);
      await editor.save();
      expect(events()).toMatchObject([{ start: '2026-11-20T13:00:00Z' }]);
    });

    it('where the next one can’t be read', async () => {
      const events = [givenEvent({ title: 'Talk' })];
      const given = await givenCalendar({ events, ...closed, unavailableTimes: 'refuse' });
      const editor = await given.calendar.openEditor({ title: 'Talk' });
      await editor.set('startTime', '20:00');
      await drawn(given);
      expect(warnings()).toEqual(['Outside of working hours (until 6 PM)']);
      await editor.save();
      await editor.set('startTime', 'banana');
      await drawn(given);
      expect(warnings()).toEqual([]);
    });

    it.each(['quick', 'editor'] as const)(
      'where hours change instead, in the %s form',
      async (form) => {
        const workingHours = signal(closed.workingHours);
        const given = await givenCalendar({
          ...{ workingHours, unavailableTimes: 'refuse', eventCreation: { form } },
        });
        const editor = form === 'quick' ? await quickAtTime(given) : await typed(given, 'Talk');
        await editor.set('title', 'Talk');
        await editor.set('startTime', '20:00');
        await editor.save();
        await drawn(given);
        expect(warnings()).toEqual(['Outside of working hours (until 6 PM)']);
        workingHours.set([{ ...closed.workingHours[0]!, end: '23:00' }]);
        await drawn(given);
        expect(warnings()).toEqual([]);
        workingHours.set([{ ...closed.workingHours[0]!, end: '19:00' }]);
        await drawn(given);
        expect(warnings()).toEqual(['Outside of working hours (until 7 PM)']);
      },
    );

    it('where the host is, and again where it refuses again', async () => {
      const given = await givenCalendar({
        events: [givenEvent({ title: 'Talk' })],
        eventChangeRequest: (request: EventChangeRequest) =>
          request.preventDefault('The hall is full.'),
      });
      const editor = await given.calendar.openEditor({ title: 'Talk' });
      for (const title of ['Long talk', 'Short talk']) {
        await editor.set('title', title);
        await drawn(given);
        expect(warnings()).toEqual([]);
        await editor.save();
        await drawn(given);
        expect(warnings()).toEqual(['The hall is full.']);
      }
    });

    it('in the small form too', async () => {
      const given = await givenCalendar({
        eventCreation: { form: 'quick' },
        eventChangeRequest: (request: EventChangeRequest) => {
          if (!request.isPreview) request.preventDefault('The hall is full.');
        },
      });
      const form = await quick(given);
      for (const title of ['Long talk', 'Short talk']) {
        await form.set('title', title);
        await drawn(given);
        expect(warnings()).toEqual([]);
        await form.save();
        await drawn(given);
        expect(warnings()).toEqual(['The hall is full.']);
      }
    });
  });

  it('a deletion that the host refuses leaves the editor open, with the reason', async () => {
    const given = await givenCalendar({
      events: [givenEvent({ title: 'Talk' })],
      eventChangeRequest: (request: EventChangeRequest) =>
        request.preventDefault('It is sold out.'),
    });
    const editor = await given.calendar.openEditor({ title: 'Talk' });
    await editor.delete();
    expect(await editor.getWarning()).toBe('It is sold out.');
    expect(await given.calendar.getNotice()).toBeNull();
  });

  describe('what the source refuses', () => {
    it.each<[string, Error]>([
      ['an error', new Error('The hall is full.')],
      [
        'an answer of HttpClient',
        new HttpErrorResponse({ status: 409, error: { message: 'The hall is full.' } }),
      ],
    ])('stands in the form again as a new event, by %s', async (_, error) => {
      const source = new GivenSource();
      const given = await givenConnected(source);
      source.asked[0]!.answer([]);
      await drawn(given);
      await save(given, await typed(given, 'Talk'));
      expect(given.component.events()).toMatchObject([{ title: 'Talk' }]);
      source.sent[0]!.refuse(error);
      await drawn(given);
      expect(given.component.events()).toEqual([]);

      await given.calendar.retry();
      await until(given, () => given.calendar.isEditorOpen());
      const editor = await given.calendar.getEditor();
      expect(await editor.getHeading()).toBe('New event');
      expect(await editor.getWarning()).toBe('The hall is full.');
      expect(await editor.get('title')).toBe('Talk');
      expect(await given.calendar.getProblem()).toBeNull();
      expect(source.sent).toHaveLength(1);
      await editor.close();
      expect(await editor.isAsking()).toBe(true);
      await editor.keepEditing();
      await editor.set('startTime', '5 PM');
      await save(given, editor);
      expect(source.sent[1]!.change.changes).toMatchObject([
        { before: null, after: { title: 'Talk', start: '2026-11-20T17:00:00Z' } },
      ]);
    });

    it('waits where it was typed into the small form, until the editor can be had', async () => {
      jest.spyOn(console, 'warn').mockImplementation();
      const source = new GivenSource();
      const given = await givenConnected(source, { eventCreation: { form: 'quick' } });
      source.asked[0]!.answer([]);
      await drawn(given);
      const form = await quick(given);
      await form.set('title', 'Talk');
      await form.save();
      await drawn(given);
      source.sent[0]!.refuse(new Error('Offline.'));
      await drawn(given);

      jest.spyOn(EDITOR, 'load').mockRejectedValueOnce(new TypeError('offline'));
      await given.calendar.retry();
      expect(await given.calendar.getNotice()).toContain('could not be loaded');
      expect(await given.calendar.isEditorOpen()).toBe(false);
      expect(await given.calendar.getProblem()).toContain('Offline.');
      await given.calendar.retry();
      await until(given, () => given.calendar.isEditorOpen());
      expect(await (await given.calendar.getEditor()).get('title')).toBe('Talk');
      expect(await given.calendar.getProblem()).toBeNull();
    });

    it('stands in the form again as a change of its event, with what the host has added', async () => {
      const source = new GivenSource();
      const event = givenEvent({ title: 'Talk' });
      const given = await givenConnected(source);
      source.asked[0]!.answer([event]);
      await drawn(given);
      const editor = await given.calendar.openEditor({ title: 'Talk' });
      await editor.set('title', 'Long talk');
      await save(given, editor);
      source.sent[0]!.refuse(new Error('Nobody talks long.'));
      await drawn(given);
      expect(given.component.events()).toEqual([event]);

      await given.calendar.retry();
      await until(given, () => given.calendar.isEditorOpen());
      const again = await given.calendar.getEditor();
      expect(await again.getHeading()).toBe('Edit event');
      expect(await again.get('title')).toBe('Long talk');
      await again.set('title', 'Talk, longer');
      await save(given, again);
      expect(source.sent[1]!.change.changes).toEqual([
        { before: event, after: { ...event, title: 'Talk, longer' } },
      ]);
    });
  });
});
