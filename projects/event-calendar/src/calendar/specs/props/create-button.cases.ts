import { signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EditorOpening } from '../../../store/events/editor-opening';
import { FRIDAY_NOON, givenCalendar, givenNow, givenWidth } from '../../calendar.spec-host';

const buttonsIn = (element: HTMLElement): readonly string[] =>
  [...element.querySelectorAll('[data-create]')].map((button) => {
    const place = button.closest('ec-toolbar, ec-side-panel, .ec-main');
    return place?.matches('.ec-main') === true ? 'view' : (place?.localName ?? '');
  });

describe('the button for new events', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[number, boolean | undefined, string]>([
    [1200, undefined, 'ec-side-panel'],
    [1200, false, 'ec-toolbar'],
    [390, undefined, 'view'],
    [390, true, 'view'],
  ])(
    'of %i pixels, with the panel open: %s, stands in %s',
    async (width, isSidePanelOpen, place) => {
      givenWidth(width);
      const preferences = isSidePanelOpen === undefined ? {} : { isSidePanelOpen };
      const { element } = await givenCalendar({ preferences });
      expect(buttonsIn(element)).toEqual([place]);
    },
  );

  it('goes and comes with what the host allows', async () => {
    const showCreateButton = signal(true);
    const readOnly = signal(false);
    const { element, fixture } = await givenCalendar({ showCreateButton, readOnly });
    const count = async (): Promise<number> => {
      await fixture.whenStable();
      return buttonsIn(element).length;
    };
    expect(await count()).toBe(1);
    showCreateButton.set(false);
    expect(await count()).toBe(0);
    showCreateButton.set(true);
    readOnly.set(true);
    expect(await count()).toBe(0);
  });

  it('opens the editor on the next free half hour', async () => {
    const opened: CalendarEvent[] = [];
    const { element, fixture } = await givenCalendar({
      events: [{ id: 1, title: 'Now', start: '2026-11-20T12:00:00Z', end: '2026-11-20T12:30:00Z' }],
      editorOpening: (opening: EditorOpening) => opened.push(opening.draft),
    });
    element.querySelector<HTMLElement>('[data-create]')?.click();
    await fixture.whenStable();
    expect(opened).toMatchObject([{ title: '', start: '2026-11-20T12:30:00' }]);
  });
});
