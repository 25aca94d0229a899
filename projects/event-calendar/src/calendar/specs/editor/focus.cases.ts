import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  FRIDAY_NOON,
  givenCalendar,
  givenEvent,
  givenNow,
  type GivenCalendar,
} from '../../calendar.spec-host';

const plan = givenEvent({ id: 'a', title: 'Plan' });

function givenPlan(): Promise<GivenCalendar> {
  return givenCalendar({ events: signal<CalendarEvent[]>([plan]) });
}

describe('focus around the editor', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('when an untouched editor is closed', () => {
    it('focus goes back to the event', async () => {
      const { calendar, eventElement } = await givenPlan();
      eventElement('a').focus();
      await (await calendar.openEditor({ title: 'Plan' })).close();
      expect(document.activeElement).toBe(eventElement('a'));
    });

    it('by a press on a field of the host, focus stays there', async () => {
      const { calendar, fixture } = await givenPlan();
      await calendar.openEditor({ title: 'Plan' });
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      field.click();
      await fixture.whenStable();
      expect(await calendar.isEditorOpen()).toBe(false);
      expect(document.activeElement).toBe(field);
    });
  });

  describe('what is typed while the editor is on its way', () => {
    it('stands in the title before the next key', async () => {
      const { calendar, eventElement, fixture } = await givenPlan();
      const event = eventElement('a');
      event.focus();
      event.click();
      for (const key of ' B') {
        event.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }
      // A key pressed as soon as the title has focus.
      const typeOn = ({ target }: FocusEvent): void => {
        const title = target as HTMLInputElement;
        title.value += '!';
        title.dispatchEvent(new Event('input', { bubbles: true }));
      };
      document.addEventListener('focusin', typeOn, { once: true });
      await fixture.whenStable();
      expect(await (await calendar.getEditor()).get('title')).toBe('Plan B!');
    });
  });
});
