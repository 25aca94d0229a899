import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FRIDAY_NOON, givenEvent, givenNow } from './calendar.spec-host';
import { EventCalendarComponent } from './event-calendar';
import { INTERACTION } from '../lazy/lazy-parts';

@Component({
  imports: [EventCalendarComponent],
  template: `
    <event-calendar [events]="events" (eventClick)="clicked.push('one')" />
    <event-calendar [events]="events" (eventClick)="clicked.push('other')" />
  `,
})
class Two {
  readonly events = [givenEvent({ title: 'Plan' })];
  readonly clicked: string[] = [];
}

async function given() {
  givenNow(FRIDAY_NOON);
  // Another test may have loaded it.
  jest.spyOn(INTERACTION, 'loaded', 'get').mockReturnValue(undefined);
  const fixture = TestBed.createComponent(Two);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  await fixture.whenStable();
  const grids = [...element.querySelectorAll('.ec-content [role="grid"]')];
  const events = grids.map((grid) => grid.querySelector<HTMLElement>('ec-event')!);
  const press = (target: Element, key: string): void => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  };
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const views = async (): Promise<string[]> => {
    const calendars = await loader.getAllHarnesses(EventCalendarHarness);
    return Promise.all(calendars.map((calendar) => calendar.getView()));
  };
  return { fixture, grids, events, press, views };
}

describe('keys pressed before anything answers them, with two calendars on the page', () => {
  it('are each for the calendar that they were pressed in', async () => {
    const { grids, press, views } = await given();
    press(grids[0]!, 'm');
    press(grids[1]!, 'd');
    expect(await views()).toEqual(['month', 'day']);
  });

  it('are done in the order in which they were pressed', async () => {
    const { fixture, events, press } = await given();
    press(events[1]!, 'Enter');
    press(events[0]!, 'Enter');
    await fixture.whenStable();
    expect(fixture.componentInstance.clicked).toEqual(['other', 'one']);
  });

  it('that go on from another stay in the calendar of that one', async () => {
    const { fixture, events, press } = await given();
    events[1]!.focus();
    press(events[1]!, 'Enter');
    await fixture.whenStable();
    expect(fixture.componentInstance.clicked).toEqual(['other']);
  });

  it('leave the other calendar as it is, whichever has the focus when they are done', async () => {
    const { fixture, grids, events, press, views } = await given();
    events[0]!.focus();
    press(grids[0]!, 'm');
    press(grids[0]!, 'Home');
    events[1]!.focus();
    await fixture.whenStable();
    expect(await views()).toEqual(['month', 'week']);
    expect(document.activeElement).toBe(events[1]);
  });
});
