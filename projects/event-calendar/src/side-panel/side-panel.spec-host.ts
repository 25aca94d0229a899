import { signal, type Type } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { AgendaSearch } from '../store/dates/agenda-search';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { EventFilter } from '../store/events/event-filter';
import { SearchState } from '../store/events/search-state';
import { Clock } from '../store/dates/clock';
import { givenBoundary, type GivenInputs } from '../store/given-part.spec-host';
import { Navigation } from '../store/dates/navigation';
import { OfferedViews } from '../store/dates/offered-views';
import { Reports } from '../store/inputs/reports';
import { SourceLink } from '../store/source/source-link';
import { TimeScroll } from '../store/dates/time-scroll';
import { VisibleDate } from '../store/dates/visible-date';
import { VisibleDays } from '../store/dates/visible-days';

/** Noon of Wednesday, 11 June 2025, in UTC. */
const NOW = Date.UTC(2025, 5, 11, 12);

/** A part of the side panel over the real store, with its inputs and outputs. */
export class SidePanelHost<T> {
  readonly inputs;
  readonly fixture: ComponentFixture<T>;
  readonly root: HTMLElement;

  constructor(component: Type<T>, given: GivenInputs = {}) {
    this.inputs = givenBoundary({
      ...given,
      preferences: { weekStartsOn: 0, ...given.preferences },
    });
    TestBed.configureTestingModule({
      providers: [
        { provide: CALENDAR_INPUTS, useValue: this.inputs },
        { provide: Clock, useValue: { now: signal(NOW) } },
        AgendaSearch,
        CalendarSettings,
        TimelineSettings,
        CalendarStore,
        EventFilter,
        SearchState,
        Navigation,
        OfferedViews,
        Reports,
        SourceLink,
        TimeScroll,
        VisibleDate,
        VisibleDays,
      ],
    });
    this.fixture = TestBed.createComponent(component);
    this.root = this.fixture.nativeElement as HTMLElement;
    // Only elements in the document take focus.
    document.body.append(this.root);
  }

  find(selector: string): HTMLElement {
    const found = this.root.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`${selector} is not there`);
    return found;
  }

  all(selector: string): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>(selector)];
  }

  async click(selector: string): Promise<void> {
    this.find(selector).click();
    await this.fixture.whenStable();
  }

  async press(key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
    await this.fixture.whenStable();
    return event;
  }

  /** Returns the field or checkbox that matches a selector. */
  field(selector: string): HTMLInputElement {
    return this.find(selector) as HTMLInputElement;
  }

  async type(selector: string, text: string): Promise<void> {
    this.field(selector).value = text;
    this.find(selector).dispatchEvent(new Event('input', { bubbles: true }));
    await this.fixture.whenStable();
  }
}

/** Draws a part. */
export async function givenPart<T>(
  component: Type<T>,
  given: GivenInputs = {},
): Promise<SidePanelHost<T>> {
  const host = new SidePanelHost(component, given);
  await host.fixture.whenStable();
  return host;
}
