import { CdkDrag, CdkDropList } from '@angular/cdk/drag-drop';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarComponent } from './event-calendar';
import { FRIDAY_NOON, givenNow } from './calendar.spec-host';
import { InteractionTriggers } from '../gestures/interaction-triggers';
import { EcExternalEvent } from '../external/external-event';

@Component({
  selector: 'ec-drop-list-host',
  imports: [CdkDrag, CdkDropList, EcExternalEvent, EventCalendarComponent],
  template: `
    <div cdkDropList>
      <button type="button" cdkDrag [cdkDragData]="task" [ecExternalEvent]="task">Call</button>
    </div>
    <event-calendar
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [canDragEventsFromTheOutside]="true"
      [(events)]="events"
    />
  `,
})
class Host {
  readonly task = { title: 'Call', duration: 30 };
  readonly events = signal<CalendarEvent[]>([]);
}

beforeEach(() => givenNow(FRIDAY_NOON));

describe('an item of a cdkDropList with ecExternalEvent', () => {
  it('is taken to the calendar by Enter, and dropped by it', async () => {
    const fixture = TestBed.createComponent(Host);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const calendar = await loader.getHarness(EventCalendarHarness);
    await calendar.waitForEvents();
    const item = (fixture.nativeElement as HTMLElement).querySelector('button')!;
    const press = async (element: Element): Promise<void> => {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
      await calendar.getTitle();
    };
    expect(item.getAttribute('tabindex')).toBe('0');
    await press(item);
    await press(document.activeElement!);
    expect(fixture.componentInstance.events()).toMatchObject([{ title: 'Call' }]);
  });

  it('is dragged by the CDK alone', () => {
    const load = jest.spyOn(InteractionTriggers.prototype, 'load');
    TestBed.createComponent(Host);
    expect(load).not.toHaveBeenCalled();
  });
});
