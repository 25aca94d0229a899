import { By } from '@angular/platform-browser';
import { FRIDAY_NOON, givenCalendar, givenNow } from '../../calendar.spec-host';
import { EventElement } from '../../../event/event-element';
import { Timeline } from '../../../views/timeline/timeline';
import { TimelineScale } from '../../../views/timeline/timeline-scale';

/** More rows than are mounted all at once, each with a short event at nine. */
const COUNT = 60;
const RESOURCES = Array.from({ length: COUNT }, (_, id) => ({ id, title: `Row ${id}` }));
const EVENTS = RESOURCES.map(({ id }) => ({
  ...{ id: `e${id}`, title: 'Visit', resource: id },
  ...{ start: '2026-11-20T09:00Z', end: '2026-11-20T10:00Z' },
}));

it('bars keep their objects while time is scrolled, so that no event is drawn anew', async () => {
  givenNow(FRIDAY_NOON);
  const { fixture } = await givenCalendar({
    ...{ views: ['timeline'], view: 'timeline', visibleDate: '2026-11-20' },
    ...{ resources: RESOURCES, events: EVENTS, preferences: { isSidePanelOpen: false } },
  });
  const { injector } = fixture.debugElement.query(By.directive(Timeline));
  // No element scrolls where nothing has a layout.
  document.querySelector('.ec-scroller')!.scrollTo = () => undefined;
  const { box, scrolledAxis } = injector.get(TimelineScale);
  const scrollTo = async (pixels: number) => {
    box.set({ width: 1000, height: 600, textScale: 1, scrolledRows: 0 });
    scrolledAxis.set(pixels);
    await fixture.whenStable();
    return fixture.debugElement
      .queryAll(By.directive(EventElement))
      .map(({ componentInstance }) => (componentInstance as EventElement).place());
  };
  const before = await scrollTo(480);
  const after = await scrollTo(720);
  expect(before.length).toBeGreaterThan(10);
  expect(after).toHaveLength(before.length);
  after.forEach((place, at) => expect(place).toBe(before[at]));
});
