import type { Locator } from '@playwright/test';
import {
  expect,
  test as base,
  type HostedCalendar,
  type TestHostOptions,
  type TestProps,
} from './calendar';
import { RESOURCES } from './data';
import { boxOf, type Area, type Point } from './hand';

/** Props of a calendar that shows the timeline of 20 November 2026, in New York. */
export const TIMELINE = {
  views: ['week', 'day', 'timeline'],
  view: 'timeline',
  visibleDate: '2026-11-20',
  displayTimezone: 'America/New_York',
  preferences: { isSidePanelOpen: false },
} as const satisfies TestProps;

/** The timeline of a calendar, in terms of its rows and its time. */
export class Timeline {
  /** Grid, which scrolls rows and time. */
  readonly grid: Locator;
  readonly headers: Locator;

  constructor(private readonly calendar: HostedCalendar) {
    this.grid = calendar.root
      .locator('ec-timeline')
      .getByRole('treegrid')
      .or(calendar.root.locator('ec-timeline').getByRole('grid'));
    this.headers = calendar.root.locator('[data-row] [data-resource-header]');
  }

  /** Opens a calendar with the timeline of 20 November 2026, in New York. */
  async open(props: TestProps = {}, options: TestHostOptions = {}): Promise<void> {
    await this.calendar.open({ ...TIMELINE, resources: RESOURCES, ...props }, options);
    await expect(this.grid).toBeVisible();
  }

  row(resource: string): Locator {
    return this.calendar.root
      .locator('[data-row]')
      .filter({ has: this.calendar.page.locator(`[data-resource-header="${resource}"]`) });
  }

  header(resource: string): Locator {
    return this.calendar.root.locator(`[data-row] [data-resource-header="${resource}"]`);
  }

  /** Returns the axis of a row, by the id of its resource. */
  axis(resource: string): Locator {
    return this.calendar.root.locator(`[data-slot="row"][data-resource-id="${resource}"]`);
  }

  label(unit: string, start: string): Locator {
    return this.calendar.root.locator(`.ec-unit[data-unit="${unit}"][data-start="${start}"]`);
  }

  /** Returns the texts of a header row's labels. */
  labels(unit: string): Promise<string[]> {
    return this.calendar.root
      .locator(`.ec-unit[data-unit="${unit}"]`)
      .evaluateAll((labels) => labels.map(({ textContent }) => textContent.trim()));
  }

  /** Returns the point in a row at a share of its axis. */
  async at(resource: string, share: number): Promise<Point> {
    const { x, y, width, height } = await boxOf(this.axis(resource));
    return { x: x + share * width, y: y + height / 2 };
  }

  /** Returns the start and end of an event's bar as shares of the axis, read as time runs, with the axis' width. */
  async shares(
    event: Locator,
    resource: string,
  ): Promise<{ readonly from: number; readonly to: number; readonly width: number }> {
    const [bar, axis] = await this.boxes(event, resource);
    const isRightToLeft = await this.grid.evaluate(
      (grid) => getComputedStyle(grid).direction === 'rtl',
    );
    const left = (bar.x - axis.x) / axis.width;
    const right = (bar.x + bar.width - axis.x) / axis.width;
    return isRightToLeft
      ? { from: 1 - right, to: 1 - left, width: axis.width }
      : { from: left, to: right, width: axis.width };
  }

  /** Expects a bar between two shares of the axis, to half a pixel. */
  async expectBar(event: Locator, resource: string, from: number, to: number): Promise<void> {
    const shares = await this.shares(event, resource);
    expect(Math.abs(shares.from - from) * shares.width).toBeLessThanOrEqual(0.5);
    expect(Math.abs(shares.to - to) * shares.width).toBeLessThanOrEqual(0.5);
  }

  private async boxes(event: Locator, resource: string): Promise<[Area, Area]> {
    return [await boxOf(event), await boxOf(this.axis(resource))];
  }
}

/** Returns the share of a page of days that a time of day on the first day has passed. */
export function shareOf(time: string, days = 1): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) / (days * 1440);
}

/** Test with the timeline of its calendar. */
export const test = base.extend<{ timeline: Timeline }>({
  timeline: async ({ calendar }, use) => use(new Timeline(calendar)),
});
