import { afterNextRender, Component, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { FRIDAY_NOON, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

@Component({
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [view]="view()"
      [views]="['week', 'agenda', 'timeline']"
      displayTimezone="UTC"
      [resources]="resources"
      [(collapsedResources)]="collapsed"
    />
  `,
})
class Host {
  readonly calendar = viewChild.required(EventCalendarComponent);
  readonly view = signal<CalendarView>('timeline');
  readonly collapsed = signal<Readonly<Record<string, boolean>>>({ house: true });
  readonly resources = [
    { id: 'house', title: 'House', children: [{ id: 'attic', title: 'Attic' }] },
  ];
  readonly answers: boolean[] = [];

  constructor() {
    afterNextRender(() => {
      for (const id of ['cellar', 'attic']) {
        this.answers.push(this.calendar().scrollToResource(id));
      }
    });
  }
}

describe('scrolling to a resource before the view is drawn', () => {
  beforeEach(() => givenNow(FRIDAY_NOON));

  it.each<[CalendarView, boolean[], Readonly<Record<string, boolean>>]>([
    // The parents of the row are expanded, which shows that the request was fulfilled.
    ['timeline', [false, true], {}],
    ['agenda', [false, false], { house: true }],
  ])('waits for it: %s', async (view, answers, collapsed) => {
    const fixture = TestBed.createComponent(Host);
    fixture.componentInstance.view.set(view);
    await fixture.whenStable();
    expect(fixture.componentInstance.answers).toEqual(answers);
    expect(fixture.componentInstance.collapsed()).toEqual(collapsed);
  });
});
