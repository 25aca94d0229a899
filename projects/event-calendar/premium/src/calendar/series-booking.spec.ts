import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal, viewChild } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { BlockedTime, CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

@Component({
  selector: 'ec-series-booking',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      unavailableTimes="refuse"
      [events]="[]"
      [blockedTimes]="blocked()"
      [workingHours]="[{ start: '08:00', end: '18:00', timezone: 'UTC' }]"
    />
  `,
})
class Host {
  readonly blocked = signal<BlockedTime[]>([]);
  readonly calendar = viewChild.required(EventCalendarPremiumComponent);
}

const blocked = (date: string, from: string, until: string): BlockedTime => ({
  title: 'Fair',
  start: `${date}T${from}:00Z`,
  end: `${date}T${until}:00Z`,
});

/** Opens the form of a new weekly series from 20 November, from 10 to 11, and returns its reason and offer. */
async function offeredFor(
  blocks: BlockedTime[],
  more: Partial<CalendarEvent> = {},
): Promise<{
  readonly reason: string;
  readonly offer: string | undefined;
  /** Returns the offer as it is by now. */
  again(): Promise<string | undefined>;
  take(): Promise<string>;
}> {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  fixture.componentInstance.blocked.set(blocks);
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  await calendar.getTitle();
  fixture.componentInstance.calendar().openEditor({
    start: '2026-11-20T10:00:00Z',
    end: '2026-11-20T11:00:00Z',
    timezone: 'UTC',
    rrule: 'FREQ=WEEKLY;COUNT=4',
    ...more,
  });
  const editor = await calendar.getEditor();
  await new Promise((resolve) => setTimeout(resolve, 310));
  await fixture.whenStable();
  const find = (): HTMLElement | undefined =>
    [...element.querySelectorAll<HTMLElement>('ec-editor-panel button')].find((each) =>
      each.textContent.includes('Next free'),
    );
  const button = find();
  return {
    reason: await editor.getWarning(),
    offer: button?.textContent.trim(),
    again: async () => {
      await fixture.whenStable();
      return find()?.textContent.trim();
    },
    take: async () => {
      button!.click();
      await fixture.whenStable();
      return editor.get('startTime');
    },
  };
}

afterEach(() => document.body.replaceChildren());

describe('a new series, some of whose dates can’t be', () => {
  it('is offered no time of day where none is better', async () => {
    const holiday: BlockedTime = {
      title: 'Holiday',
      start: '2026-11-27',
      end: '2026-11-27',
      allDay: true,
    };
    const { reason, offer } = await offeredFor([holiday]);
    expect(reason).toContain('Holiday');
    expect(offer).toBeUndefined();
  });

  it('is looked for no other time before typing rests', async () => {
    const { setTimeout } = globalThis;
    const resting: (() => void)[] = [];
    const timers = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((
      act: () => void,
      delay?: number,
    ) => {
      if (delay !== 300) return setTimeout(act, delay);
      resting.push(act);
      return 0;
    }) as typeof setTimeout);
    const { reason, offer, again } = await offeredFor([blocked('2026-11-27', '10:30', '11:30')]);
    expect([reason.includes('Fair'), offer]).toEqual([true, undefined]);
    resting.at(-1)?.();
    expect(await again()).toContain('11:30 AM – 12:30 PM');
    timers.mockRestore();
  });

  it('is offered the next at which all of them can', async () => {
    const found = await offeredFor([blocked('2026-11-27', '10:30', '11:30')]);
    expect(found.offer).toContain('11:30 AM – 12:30 PM');
    expect(await found.take()).toBe('11:30 AM');
  });

  it('is offered the first at which fewest of them can’t', async () => {
    const { offer } = await offeredFor([
      blocked('2026-11-27', '08:00', '12:00'),
      blocked('2026-12-04', '08:00', '14:00'),
      blocked('2026-12-11', '10:00', '18:00'),
    ]);
    expect(offer).toContain('2:00 PM – 3:00 PM');
  });

  it('is offered a time at which its first can be, alone', async () => {
    const { offer } = await offeredFor([
      blocked('2026-11-20', '11:00', '13:00'),
      blocked('2026-11-27', '10:00', '10:30'),
    ]);
    expect(offer).toContain('1:00 PM – 2:00 PM');
  });

  it('is offered no time after hours', async () => {
    const { offer } = await offeredFor([blocked('2026-11-27', '10:00', '17:30')]);
    expect(offer).toBeUndefined();
  });
});
