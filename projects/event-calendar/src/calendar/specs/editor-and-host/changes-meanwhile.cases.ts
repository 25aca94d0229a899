import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal, viewChildren } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent, CalendarResource, LastAction } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenCalendar, givenNow, givenReports } from '../../calendar.spec-host';
import { givenEditable, other, plan } from '../../editor.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  selector: 'ec-two-editors',
  imports: [EventCalendarComponent],
  template: `
    @for (id of ['one', 'two']; track id) {
      <event-calendar [id]="id" displayTimezone="UTC" [events]="events" />
    }
  `,
})
class TwoCalendars {
  readonly events = [plan()];
  readonly calendars = viewChildren(EventCalendarComponent);
}

describe('a host with an open editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('what the host does meanwhile', () => {
    it('is followed by an untouched form', async () => {
      const { calendar, events, log } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      events.update(([event]) => [
        { ...event!, title: 'From elsewhere', end: '2026-11-20T12:00:00Z' },
      ]);
      expect(await editor.get('title')).toBe('From elsewhere');
      expect(await editor.get('endTime')).toBe('12 PM');
      expect(await editor.getWarning()).toBe('');
      await editor.save();
      expect(log.filter(([what]) => what === 'lastAction')).toEqual([]);
    });

    it('is told to whoever typed something, and only what was typed is saved over it', async () => {
      const { calendar, events } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Mine');
      const theirs = plan({ title: 'Theirs', end: '2026-11-20T12:00:00Z', color: 'red' });
      events.set([other, theirs]);
      expect(await editor.get('title')).toBe('Mine');
      expect(await editor.getWarning()).toContain('changed');
      await editor.save();
      expect(events()).toEqual([other, { ...theirs, title: 'Mine' }]);
    });

    it('may be deleting the event: saving makes it anew', async () => {
      const event = plan();
      const { calendar, events, log } = await givenEditable([event, other]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Mine');
      events.set([other]);
      expect(await editor.getWarning()).not.toBe('');
      log.length = 0;
      await editor.save();
      const mine = { ...event, title: 'Mine' };
      expect(log).toEqual([
        ['events', [other, mine]],
        ['lastAction', 'create', mine],
      ]);
    });

    it.each(['Plan', 'Mine'])('may be cloning all events on every write: %s', async (title) => {
      const { calendar, events, log } = await givenEditable([plan(), other]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', title);
      events.set(JSON.parse(JSON.stringify(events())) as CalendarEvent[]);
      expect(await editor.getWarning()).toBe('');
      log.length = 0;
      await editor.save();
      expect(log).toHaveLength(title === 'Plan' ? 0 : 2);
      expect(await calendar.isEditorOpen()).toBe(false);
    });
  });

  describe('what a host does while the editor is open', () => {
    it('calls a resource anew, which the field then shows', async () => {
      const events = signal([plan({ resource: 'r' })]);
      const resources = signal<CalendarResource[]>([{ id: 'r', title: 'Room' }]);
      const { calendar, fixture } = await givenCalendar({ events, resources });
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(await editor.get('resource')).toBe('Room');
      resources.set([{ id: 'r', title: 'Great hall' }]);
      await fixture.whenStable();
      expect(await editor.get('resource')).toBe('Great hall');
      await editor.set('resource', 'ha');
      resources.set([{ id: 'r', title: 'Small hall' }]);
      await fixture.whenStable();
      // A field in which the user is typing keeps the typed value.
      expect(await editor.get('resource')).toBe('ha');
    });

    it('takes all resources away', async () => {
      const event = plan({ resource: 'r' });
      const events = signal<CalendarEvent[]>([event]);
      const resources = signal<CalendarResource[]>([{ id: 'r', title: 'Room' }]);
      const { calendar } = await givenCalendar({ events, resources });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      resources.set([]);
      await editor.save();
      expect(events()).toEqual([{ ...event, title: 'Renamed' }]);
    });

    it('removes the chosen resource: another one has to be chosen', async () => {
      const rooms = [
        { id: 'r', title: 'Room' },
        { id: 'h', title: 'Hall' },
      ];
      const resources = signal<CalendarResource[]>(rooms);
      givenReports();
      const event = plan({ resource: 'attic' });
      const { calendar, events } = await givenEditable([event], { resources });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.choose('resource', 'Room');
      resources.set([rooms[1]!]);
      expect(await editor.get('resource')).toBe('r (Invalid resource)');
      await editor.save();
      expect(await editor.errors()).toEqual(['Choose one of the resources.']);
      expect(events()).toEqual([event]);
      await editor.choose('resource', 'Hall');
      await editor.save();
      expect(events()).toEqual([{ ...event, resource: 'h' }]);
    });

    it('removes the resource that the event has: the event keeps it', async () => {
      const resources = signal<CalendarResource[]>([
        { id: 'r', title: 'Room' },
        { id: 'h', title: 'Hall' },
      ]);
      givenReports();
      const event = plan({ resource: 'r' });
      const { calendar, events } = await givenEditable([event], { resources });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor.choose('resource', 'Hall');
      await editor.choose('resource', 'Room');
      resources.set([{ id: 'h', title: 'Hall' }]);
      await editor.save();
      expect(events()).toEqual([{ ...event, title: 'Renamed' }]);
    });

    it.each(['form', 'quick'] as const)(
      'removes the resource in whose column a new event begins: %s',
      async (form) => {
        const rooms = [
          { id: 'r', title: 'Room' },
          { id: 'h', title: 'Hall' },
        ];
        const resources = signal<CalendarResource[]>(rooms);
        const { calendar, element, events } = await givenEditable([], {
          resources,
          view: 'day',
          visibleDate: '2026-11-20',
          eventCreation: form === 'quick' ? { form: 'quick' } : true,
          resourceColumns: true,
        });
        element
          .querySelector<HTMLElement>('[data-slot="timed"][data-resource-id="r"]')!
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        const opened =
          form === 'quick' ? await calendar.getQuickForm() : await calendar.getEditor();
        await opened.set('title', 'Talk');
        resources.set([rooms[1]!]);
        await opened.save();
        expect(await opened.errors()).toEqual(['Choose one of the resources.']);
        if ('goOn' in opened) await opened.goOn();
        expect(await calendar.isEditorOpen()).toBe(form === 'form');
        expect(events()).toEqual([]);
        await ('choose' in opened
          ? opened.choose('resource', 'Hall')
          : opened.set('resource', 'Hall'));
        await opened.save();
        expect(events()).toMatchObject([{ title: 'Talk', resource: 'h' }]);
      },
    );

    it('shows another zone: an untouched form follows, a touched one saves what it says', async () => {
      const zone = signal('UTC');
      const events = signal<CalendarEvent[]>([plan()]);
      const { calendar } = await givenCalendar({ events, displayTimezone: zone });
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(await editor.get('startTime')).toBe('10 AM');
      zone.set('Asia/Tokyo');
      expect(await editor.get('startTime')).toBe('7 PM');
      expect(await editor.get('endTime')).toBe('8 PM');
      await editor.save();
      expect(events()).toEqual([plan()]);
    });

    it('shows another zone while times are typed: the instants stay', async () => {
      const zone = signal('UTC');
      const events = signal<CalendarEvent[]>([plan()]);
      const { calendar } = await givenCalendar({ events, displayTimezone: zone });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor.set('endTime', '12');
      zone.set('Asia/Tokyo');
      expect(await editor.get('startTime')).toBe('7 PM');
      expect(await editor.get('endTime')).toBe('9 PM');
      expect(await editor.get('title')).toBe('Renamed');
      await editor.save();
      expect(events()).toEqual([{ ...plan(), title: 'Renamed', end: '2026-11-20T12:00:00Z' }]);
    });

    it('shows another clock: the form follows', async () => {
      const preferences = signal({ ampm: true });
      const events = signal<CalendarEvent[]>([plan()]);
      const { calendar } = await givenCalendar({ events, preferences });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('endTime', '12');
      preferences.set({ ampm: false });
      expect(await editor.get('startTime')).toBe('10:00');
      expect(await editor.get('endTime')).toBe('12:00');
      await editor.save();
      expect(events()).toEqual([{ ...plan(), end: '2026-11-20T12:00:00Z' }]);
    });

    it('makes the event read-only: nothing can be saved any more', async () => {
      const event = plan();
      const events = signal<CalendarEvent[]>([event]);
      const { calendar } = await givenCalendar({ events });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      const locked = { ...event, readOnly: true };
      events.set([locked]);
      if (!(await editor.isReadOnly())) await editor.save();
      expect(events()).toEqual([locked]);
    });

    it('puts something else than an array for events', async () => {
      givenReports();
      const events = signal<CalendarEvent[]>([plan()]);
      const { calendar } = await givenCalendar({ events });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      events.set(null as unknown as CalendarEvent[]);
      expect(await editor.getWarning()).not.toBe('');
      events.set([null as unknown as CalendarEvent, plan()]);
      expect(await editor.getWarning()).toBe('');
      await editor.save();
      expect(events()[1]).toEqual({ ...plan(), title: 'Renamed' });
    });

    it('does not take over what is saved', async () => {
      const event = plan();
      const log: LastAction[] = [];
      // Bound one way, so that the host keeps its own events.
      const { calendar } = await givenCalendar({
        events: [event],
        lastAction: (action) => log.push(action),
      });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor.save();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(log).toHaveLength(1);
    });

    it.each(['drawer', 'dialog'] as const)(
      'takes the calendar away, with its %s',
      async (eventDialogVariant) => {
        const { calendar, ref, fixture } = await givenCalendar({
          events: [plan()],
          eventDialogVariant,
        });
        const editor = await calendar.openEditor({ title: 'Plan' });
        await editor.set('title', 'Renamed');
        ref.destroy();
        await fixture.whenStable();
        expect(document.querySelector('ec-editor-panel, .cdk-overlay-container > *')).toBeNull();
      },
    );
  });

  it('two calendars have an editor each', async () => {
    const fixture = TestBed.createComponent(TwoCalendars);
    document.body.append(fixture.nativeElement as HTMLElement);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const one = await loader.getHarness(EventCalendarHarness.with({ id: 'one' }));
    const two = await loader.getHarness(EventCalendarHarness.with({ id: 'two' }));
    fixture.componentInstance.calendars().forEach((calendar) => calendar.openEditor('a'));
    const [first, second] = [await one.getEditor(), await two.getEditor()];
    await first.set('title', 'First');
    expect(await second.get('title')).toBe('Plan');
    await second.set('title', 'Second');
    await first.save();
    expect(await one.isEditorOpen()).toBe(false);
    // The press was beside the first editor, whose typed values would be lost.
    expect(await second.isAsking()).toBe(true);
    await second.keepEditing();
    await second.save();
    expect(await one.getEventTitles()).toEqual(['First']);
    expect(await two.getEventTitles()).toEqual(['Second']);
  });
});
