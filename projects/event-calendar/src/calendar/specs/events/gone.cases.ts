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
const OVER = 'Plan cannot be changed back any more';

interface Given extends GivenCalendar {
  readonly events: () => CalendarEvent[];
  readonly lastAction: jest.Mock;
  /** Sets the host's events. */
  readonly set: (events: CalendarEvent[]) => Promise<unknown>;
  /** Presses a key with Control. */
  readonly press: (key: 'z' | 'y') => Promise<unknown>;
}

async function given(...shown: CalendarEvent[]): Promise<Given> {
  const events = signal(shown);
  const lastAction = jest.fn();
  const made = await givenCalendar({ events, lastAction });
  const settled = (): Promise<unknown> => made.fixture.whenStable();
  return {
    ...made,
    events,
    lastAction,
    set: (next) => {
      events.set(next);
      return settled();
    },
    press: (key) => {
      const press = new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true });
      made.element.querySelector('[role="grid"]')!.dispatchEvent(press);
      return settled();
    },
  };
}

async function recolor({ calendar }: Given): Promise<void> {
  const menu = await (await calendar.getEvent({ title: 'Plan' })).openMenu();
  await menu.choose('Select lime as event color');
}

describe('events that are gone', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  describe('undo', () => {
    it('says so from the notice of a deletion too, and keeps the focus', async () => {
      const made = await given(plan);
      const menu = await (await made.calendar.getEvent({ title: 'Plan' })).openMenu();
      await menu.choose('Delete event');
      await made.set([plan]);
      const undo = [...made.element.querySelectorAll('button')].find(
        ({ textContent }) => textContent.trim() === 'Undo',
      )!;
      undo.focus();
      undo.click();
      await made.fixture.whenStable();
      expect(await made.calendar.getNotice()).toContain(OVER);
      expect(made.events()).toEqual([plan]);
      expect(document.activeElement?.closest('[data-view]')).not.toBeNull();
    });

    it('can’t be taken back where the event is gone by then', async () => {
      const made = await given(plan);
      await recolor(made);
      await made.press('z');
      expect(made.events()).toEqual([plan]);
      await made.set([]);
      await made.press('y');
      expect(await made.calendar.getNotice()).toContain(OVER);
      expect(made.events()).toEqual([]);
    });
  });

  it('the editor’s Delete of an event that is gone closes it, and says so', async () => {
    const made = await given(plan);
    const editor = await made.calendar.openEditor({ title: 'Plan' });
    await made.set([]);
    expect(await editor.getText()).toContain('This event was deleted meanwhile.');
    await editor.delete();
    expect(await made.calendar.isEditorOpen()).toBe(false);
    expect(await made.calendar.getNotice()).toContain('Plan was deleted meanwhile');
    expect(made.lastAction).not.toHaveBeenCalled();
  });
});
