import { TestKey } from '@angular/cdk/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorField } from 'ng-event-calendar/testing';
import type { EventChangeRequest } from '../../../store/events/event-change-request';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { givenEditable, other, plan, RESOURCES } from '../../editor.spec-host';

describe('what is saved', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('saving in the editor', () => {
    it('writes events, then the action, with nothing but the change', async () => {
      const event = plan({ room: { floor: 3 } } as Partial<CalendarEvent>);
      const { calendar, events, log } = await givenEditable([other, event]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor.set('description', 'Now with words');
      expect(log).toEqual([]);
      await editor.save();
      const renamed = { ...event, title: 'Renamed', description: 'Now with words' };
      expect(log).toEqual([
        ['events', [other, renamed]],
        ['lastAction', 'update', renamed],
      ]);
      expect(events()[0]).toBe(other);
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(await calendar.getEventTitles()).toEqual(['Other', 'Renamed']);
    });

    it('writes nothing where nothing was changed', async () => {
      const { calendar, log } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Other');
      await editor.set('title', 'Plan');
      await editor.save();
      expect(log).toEqual([]);
      expect(await calendar.isEditorOpen()).toBe(false);
    });

    it.each<
      [string, Partial<CalendarEvent>, Partial<Record<EditorField, string>>, Partial<CalendarEvent>]
    >([
      [
        'a start takes the end along',
        {},
        { startTime: '14' },
        { start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' },
      ],
      [
        'in the shape of the event',
        { start: '2026-11-20T10:00:00.0+02:00' },
        { startTime: '9h15', endTime: '10' },
        { start: '2026-11-20T11:15:00.0+02:00', end: '2026-11-20T10:00:00Z' },
      ],
    ])('writes typed times: %s', async (_, fields, typed, expected) => {
      const event = plan(fields);
      const { calendar, component, events } = await givenEditable([event]);
      component.openEditor('a');
      const editor = await calendar.getEditor();
      for (const [field, text] of Object.entries(typed))
        await editor.set(field as EditorField, text);
      await editor.save();
      expect(events()).toEqual([{ ...event, ...expected }]);
    });

    it('takes days, colour, resource and zone', async () => {
      const event = plan({ start: '2026-11-20T10:00', end: '2026-11-20T11:00', resource: 'room' });
      const { calendar, component, events } = await givenEditable([event], {
        resources: RESOURCES,
      });
      component.openEditor('a');
      const editor = await calendar.getEditor();
      await editor.askForTimezone();
      await editor.choose('timezone', 'Asia/Tokyo', 'tokyo');
      await editor.choose('resource', 'Ana', 'an');
      await editor.setColor('lime');
      await editor.setAllDay(true);
      expect(await editor.has('startTime')).toBe(false);
      await editor.set('endDate', '11/22/2026');
      expect(await editor.getNotes()).toEqual(['3 days']);
      await editor.save();
      expect(events()).toEqual([
        {
          ...event,
          timezone: 'Asia/Tokyo',
          resource: 1,
          color: 'lime',
          allDay: true,
          end: '2026-11-22T11:00',
        },
      ]);
    });

    it('takes resource and colour away', async () => {
      const event = plan({ resource: 'small', color: 'red', description: 'x' });
      const { calendar, events } = await givenEditable([event], { resources: RESOURCES });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.choose('resource', 'No resource');
      await editor.setColor(null);
      await editor.set('description', '');
      await editor.save();
      const { resource, color, description, ...rest } = event;
      expect([resource, color, description]).toEqual(['small', 'red', 'x']);
      expect(events()).toEqual([rest]);
    });

    it('gives an all-day event its morning', async () => {
      const event = plan({ allDay: true, start: '2026-11-20', end: '2026-11-21' });
      const { calendar, events } = await givenEditable([event], {
        eventCreation: { duration: 45 },
      });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.setAllDay(false);
      expect(await editor.get('startTime')).toBe('9 AM');
      expect(await editor.get('endTime')).toBe('9:45 AM');
      await editor.save();
      const { allDay, ...rest } = event;
      expect(allDay).toBe(true);
      // Without a zone they are wall times of the browser's zone.
      expect(events()).toEqual([
        { ...rest, start: '2026-11-20T09:00:00', end: '2026-11-21T09:45:00' },
      ]);
    });

    it('by Control and Enter in a field', async () => {
      const { calendar, events } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await (await editor.host()).sendKeys({ control: true }, TestKey.ENTER);
      expect(events()[0]!.title).toBe('Renamed');
    });

    it('is up to the host, who may say why not', async () => {
      const { calendar, log } = await givenEditable([plan()], {
        eventChangeRequest: (request: EventChangeRequest) => request.preventDefault('Too late.'),
      });
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor.save();
      expect(log).toEqual([]);
      expect(await editor.getWarning()).toBe('Too late.');
      expect(await editor.get('title')).toBe('Renamed');
      await editor.delete();
      expect(log).toEqual([]);
      expect(await calendar.isEditorOpen()).toBe(true);
    });

    it('deletes', async () => {
      const event = plan();
      const { calendar, log } = await givenEditable([event, other]);
      await (await calendar.openEditor({ title: 'Plan' })).delete();
      expect(log).toEqual([
        ['events', [other]],
        ['lastAction', 'delete', event],
      ]);
      expect(await calendar.isEditorOpen()).toBe(false);
    });
  });

  describe('what the editor does not accept', () => {
    it.each<[string, Partial<CalendarEvent>, Partial<Record<EditorField, string>>, string[]]>([
      [
        'a zone that is none',
        { timezone: 'Asia/Tokyo' },
        { timezone: 'Mars' },
        ['This is not a time zone.'],
      ],
      [
        'a resource that is none',
        { resource: 1 },
        { resource: 'Nobody' },
        ['Choose one of the resources.'],
      ],
      [
        'all at once',
        {},
        { title: '', startDate: 'x', endTime: 'x' },
        [
          'A title is required.',
          'This is not a date. Write it like Nov 20, 2026.',
          'This is not a time of day. Write it like 11 AM.',
        ],
      ],
    ])('is %s', async (_, fields, typed, errors) => {
      const { calendar, component, log } = await givenEditable([plan(fields)], {
        resources: RESOURCES,
      });
      component.openEditor('a');
      const editor = await calendar.getEditor();
      for (const [field, text] of Object.entries(typed))
        await editor.set(field as EditorField, text);
      expect(await editor.errors()).toEqual([]);
      await editor.save();
      expect(await editor.errors()).toEqual(errors);
      expect(log).toEqual([]);
      const [first] = Object.keys(typed);
      expect((document.activeElement as HTMLElement).dataset['field']).toBe(first);
    });

    it('is an event without a resource where it needs one', async () => {
      const { calendar, events } = await givenEditable([plan()], {
        resources: RESOURCES,
        shouldEventRequireResource: true,
      });
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(await editor.getOptions('resource')).toEqual(['Ana', 'Room', 'Small room']);
      await editor.save();
      expect(await editor.errors()).toEqual(['A resource is required.']);
      await editor.choose('resource', 'Room', 'r');
      expect(await editor.errors()).toEqual([]);
      await editor.save();
      expect(events()[0]!.resource).toBe('room');
    });

    it('goes as soon as it is mended', async () => {
      const { calendar, events } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('endTime', '9');
      await editor.save();
      await editor.set('endTime', '12');
      expect(await editor.errors()).toEqual([]);
      await editor.save();
      expect(events()[0]!.end).toBe('2026-11-20T12:00:00Z');
    });
  });
});
