import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { EcDropZone, EcEditor } from 'ng-event-calendar';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { EventCalendarPremiumComponent } from './event-calendar-premium';

const weekly: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-04T10:00:00Z',
  end: '2026-11-04T11:00:00Z',
  rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4',
};
/** The occurrence in the week of 20 November. */
const shown: CalendarEvent = {
  ...weekly,
  start: '2026-11-18T10:00:00Z',
  end: '2026-11-18T11:00:00Z',
};
const { rrule: _rule, ...once } = shown;

@Component({
  selector: 'ec-premium-host',
  imports: [EcDropZone, EcEditor, EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium
      displayTimezone="UTC"
      visibleDate="2026-11-20"
      [canDropEventsToTheOutside]="true"
      [readOnly]="readOnly()"
      [(events)]="events"
      (eventClick)="clicked.push($event)"
    >
      @if (hasOwnEditor()) {
        <ng-template ecEditor let-event let-save="save">
          <button type="button" id="rename" (click)="save(renamed(event))">Rename</button>
        </ng-template>
      }
    </event-calendar-premium>
    <div ecDropZone="Later" (eventDropped)="dropped.push($event)"></div>
  `,
})
class Host {
  readonly events = signal<CalendarEvent[]>([weekly]);
  readonly readOnly = signal(false);
  readonly hasOwnEditor = signal(false);
  readonly clicked: CalendarEvent[] = [];
  readonly dropped: CalendarEvent[] = [];
  renamed(event: CalendarEvent): CalendarEvent {
    return { ...event, title: 'Own' };
  }
}

async function given(change: (host: Host) => void = () => undefined): Promise<{
  host: Host;
  element: HTMLElement;
  calendar: EventCalendarHarness;
  settled: () => Promise<unknown>;
}> {
  const fixture = TestBed.createComponent(Host);
  const element = fixture.nativeElement as HTMLElement;
  document.body.append(element);
  change(fixture.componentInstance);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  return {
    host: fixture.componentInstance,
    element,
    calendar: await loader.getHarness(EventCalendarHarness),
    settled: () => fixture.whenStable(),
  };
}

beforeAll(() => {
  // Dialog methods that jsdom lacks.
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function (this: HTMLDialogElement): void {
    this.open = true;
  };
  prototype.close = function (this: HTMLDialogElement): void {
    this.open = false;
  };
});

it('tells the host of a click on an occurrence at its own times', async () => {
  const { host, calendar } = await given();
  await (await calendar.getEvent({ id: 'weekly' })).click();
  expect(host.clicked).toEqual([shown]);
});

it('says the rule where details are shown', async () => {
  const { calendar } = await given((host) => {
    host.readOnly.set(true);
  });
  await (await calendar.getEvent({ id: 'weekly' })).click();
  expect(await calendar.getDetails()).toContain('Every 2 weeks on Wednesday, 4 times');
});

it('says the rule in the editor of a read-only event', async () => {
  const { calendar } = await given((host) => {
    host.events.set([{ ...weekly, readOnly: true }]);
  });
  const editor = await calendar.openEditor({ id: 'weekly' });
  expect(await editor.getText()).toContain('Every 2 weeks on Wednesday, 4 times');
});

it('shows the rule that the host has meanwhile, where nothing was typed', async () => {
  const { host, element, calendar, settled } = await given();
  await calendar.openEditor({ id: 'weekly' });
  await settled();
  const sentence = (): string | undefined =>
    element.querySelector('[data-field="sentence"]')?.textContent.trim();
  expect(sentence()).toBe('Every 2 weeks on Wednesday, 4 times');
  host.events.set([{ ...weekly, rrule: 'FREQ=WEEKLY;COUNT=4' }]);
  await settled();
  expect(sentence()).toBe('Every week on Wednesday, 4 times');
});

it("asks for the scope of what a host's own form saves", async () => {
  const { host, element, calendar, settled } = await given((it) => {
    it.hasOwnEditor.set(true);
  });
  await calendar.openEditor({ id: 'weekly' });
  element.querySelector<HTMLElement>('#rename')!.click();
  await settled();
  // The chunk has loaded and now renders.
  await settled();
  expect(host.events()).toEqual([weekly]);
  const confirm = element.querySelector<HTMLElement>('ec-scope-prompt button[type="submit"]')!;
  confirm.click();
  await settled();
  expect(host.events()).toEqual([
    { ...weekly, exDates: ['2026-11-18'] },
    { ...once, id: expect.any(String) as string, title: 'Own', extractedFromId: 'weekly' },
  ]);
  expect(await calendar.isEditorOpen()).toBe(false);
});

describe('when what the question for the scope is about goes meanwhile', () => {
  it.each<[string, string, CalendarEvent[]]>([
    ['Delete event', 'the series is gone', []],
    ['Select lime as event color', 'the series is gone', []],
    ['Delete event', 'that date is excluded', [{ ...weekly, exDates: ['2026-11-18'] }]],
    [
      'Select lime as event color',
      'that date is excluded',
      [{ ...weekly, exDates: ['2026-11-18'] }],
    ],
  ])('%s: says so where %s, and writes nothing', async (item, _, meanwhile) => {
    const { host, element, calendar, settled } = await given();
    const menu = await (await calendar.getEvent({ id: 'weekly' })).openMenu();
    await menu.choose(item);
    await settled();
    expect(element.querySelector('ec-scope-prompt')).not.toBeNull();
    host.events.set(meanwhile);
    await settled();
    // The prompt is gone.
    expect(element.querySelector('ec-scope-prompt')).toBeNull();
    expect(await calendar.getNotice()).toContain('Weekly was deleted meanwhile');
    expect(host.events()).toBe(meanwhile);
  });
});

it('sends one occurrence out, and the rest stays', async () => {
  const { host, calendar } = await given();
  const event = await calendar.getEvent({ id: 'weekly' });
  const menu = await event.openMenu();
  await menu.choose('Move to Later');
  expect(host.dropped).toEqual([{ ...once, id: expect.any(String) as string }]);
  expect(host.events()).toEqual([{ ...weekly, exDates: ['2026-11-18'] }]);
});
