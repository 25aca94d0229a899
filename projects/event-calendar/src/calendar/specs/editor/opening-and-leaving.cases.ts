import { TestKey } from '@angular/cdk/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorField } from 'ng-event-calendar/testing';
import type { EditorOpening } from '../../../store/events/editor-opening';
import { FRIDAY_NOON, givenNow, givenWidth } from '../../calendar.spec-host';
import { givenEditable, other, plan, RESOURCES } from '../../editor.spec-host';

describe('opening and leaving the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('opening the editor', () => {
    it.each(['day', 'week', 'month', 'agenda'] as const)(
      'by a click in the %s view',
      async (view) => {
        const { calendar, log } = await givenEditable([plan()], { view });
        expect(await calendar.isEditorOpen()).toBe(false);
        const editor = await calendar.openEditor({ title: 'Plan' });
        expect(await editor.getHeading()).toBe('Edit event');
        expect(await editor.getLayout()).toBe('drawer');
        expect(await editor.get('title')).toBe('Plan');
        expect(await editor.canDelete()).toBe(true);
        expect(log).toEqual([]);
      },
    );

    it.each([TestKey.ENTER, ' '])('by key %j, with the focus in the title', async (key) => {
      const { calendar } = await givenEditable([plan()]);
      const host = await (await calendar.getEvent({ title: 'Plan' })).host();
      await host.focus();
      await host.sendKeys(key);
      expect(await (await calendar.getEditor()).get('title')).toBe('Plan');
      expect((document.activeElement as HTMLElement).dataset['field']).toBe('title');
    });

    it('by its id, where it is not drawn too', async () => {
      const { calendar, component } = await givenEditable([
        plan({ id: 7, start: '2020-01-01', end: '2020-01-02' }),
      ]);
      expect(component.openEditor('nobody')).toBe(false);
      expect(component.openEditor('7')).toBe(true);
      expect(await (await calendar.getEditor()).get('startDate')).toBe('Jan 1, 2020');
    });

    it.each([
      ['drawer', 1200, 'drawer'],
      ['dialog', 1200, 'dialog'],
      ['drawer', 500, 'sheet'],
      ['dialog', 500, 'sheet'],
    ] as const)(
      'as %s in a window of %d pixels on a %s',
      async (eventDialogVariant, width, layout) => {
        givenWidth(width);
        const { innerWidth } = window;
        window.innerWidth = width;
        const { calendar } = await givenEditable([plan()], { eventDialogVariant });
        const editor = await calendar.openEditor({ title: 'Plan' });
        expect(await editor.getLayout()).toBe(layout);
        window.innerWidth = innerWidth;
      },
    );

    it('shows what the event says', async () => {
      const event = plan({ resource: 'small', color: 'red', description: 'All of it' });
      const { calendar } = await givenEditable([event], { resources: RESOURCES });
      const editor = await calendar.openEditor({ title: 'Plan' });
      const fields: EditorField[] = [
        'title',
        'startDate',
        'startTime',
        'endDate',
        'endTime',
        'resource',
        'description',
      ];
      expect(await Promise.all(fields.map((field) => editor.get(field)))).toEqual([
        'Plan',
        'Nov 20, 2026',
        '10 AM',
        'Nov 20, 2026',
        '11 AM',
        'Small room',
        'All of it',
      ]);
      expect(await editor.isAllDay()).toBe(false);
      expect(await editor.getColor()).toBe('red');
      expect(await editor.getNotes()).toEqual(['1 hr']);
      expect(await editor.has('timezone')).toBe(false);
    });

    it('can be prevented by the host, or lead to the details', async () => {
      const asked: (CalendarEvent | null)[] = [];
      let answer: (opening: EditorOpening) => void = (opening) => opening.preventDefault();
      const { calendar } = await givenEditable([plan()], {
        editorOpening: (opening) => {
          asked.push(opening.event);
          answer(opening);
        },
      });
      const event = await calendar.getEvent({ title: 'Plan' });
      await event.click();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(await calendar.getDetails()).toBeNull();
      answer = (opening) => opening.showDetails();
      await event.click();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(await calendar.getDetails()).toContain('Plan');
      expect(asked).toEqual([plan(), plan()]);
    });

    it('of a read-only event shows it, and nothing to change it by', async () => {
      const event = plan({ readOnly: true, description: 'All of it' });
      const { calendar } = await givenEditable([event]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      expect(await editor.getHeading()).toBe('Event details');
      expect(await editor.isReadOnly()).toBe(true);
      expect(await editor.getText()).toContain('All of it');
      expect(await editor.canDelete()).toBe(false);
      await expect(editor.save()).rejects.toThrow('no save button');
      await editor.close();
      expect(await calendar.isEditorOpen()).toBe(false);
    });

    it('of a read-only calendar shows details, but for events that say otherwise', async () => {
      const { calendar } = await givenEditable([plan(), { ...other, readOnly: false }], {
        readOnly: true,
      });
      const editor = await calendar.openEditor({ title: 'Other' });
      expect(await editor.getHeading()).toBe('Edit event');
      await editor.close();
      await (await calendar.getEvent({ title: 'Plan' })).click();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(await calendar.getDetails()).toContain('Plan');
    });
  });

  describe('leaving the editor', () => {
    it.each(['close', 'pressEscape', 'cancel'] as const)(
      'untouched by %s asks nothing',
      async (leave) => {
        const { calendar, log } = await givenEditable([plan()]);
        const editor = await calendar.openEditor({ title: 'Plan' });
        await editor[leave]();
        expect(await calendar.isEditorOpen()).toBe(false);
        expect(log).toEqual([]);
      },
    );

    it.each(['close', 'pressEscape'] as const)('with changes by %s asks first', async (leave) => {
      const { calendar, log } = await givenEditable([plan()]);
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await editor[leave]();
      expect(await editor.isAsking()).toBe(true);
      await editor.keepEditing();
      expect(await editor.isAsking()).toBe(false);
      expect(await editor.get('title')).toBe('Renamed');
      await editor[leave]();
      await editor.discard();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(log).toEqual([]);
      expect(await calendar.getEventTitles()).toEqual(['Plan']);
    });

    it('for another event asks first, and opens that one at once where nothing was changed', async () => {
      const { calendar } = await givenEditable([plan(), other]);
      await calendar.openEditor({ title: 'Plan' });
      const next = await calendar.openEditor({ title: 'Other' });
      expect(await next.get('title')).toBe('Other');
      await next.set('title', 'Renamed');
      await (await calendar.getEvent({ title: 'Plan' })).click();
      expect(await (await calendar.getEditor()).isAsking()).toBe(true);
    });

    it('by other dates closes it untouched, and keeps it with changes', async () => {
      const { calendar } = await givenEditable([plan()]);
      await calendar.openEditor({ title: 'Plan' });
      await calendar.next();
      expect(await calendar.isEditorOpen()).toBe(false);
      await calendar.previous();
      const editor = await calendar.openEditor({ title: 'Plan' });
      await editor.set('title', 'Renamed');
      await calendar.next();
      expect(await editor.get('title')).toBe('Renamed');
    });

    it('gives the focus back to the event', async () => {
      const { calendar, eventElement } = await givenEditable([plan()]);
      await (await calendar.openEditor({ title: 'Plan' })).cancel();
      expect(document.activeElement).toBe(eventElement('a'));
    });
  });
});
