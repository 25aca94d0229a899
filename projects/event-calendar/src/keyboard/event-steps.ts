import { ApplicationRef, ElementRef, inject, Injectable } from '@angular/core';
import {
  formatDay,
  wallAt,
  wallIn,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { withAttribute } from '../feedback/attribute-selector';
import { giveFocus } from '../feedback/give-focus';
import { LIST_VIEW } from '../feedback/view-elements';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Navigation } from '../store/dates/navigation';
import { PageOccurrences } from '../store/events/page-occurrences';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Number of times that a view makes room for an event at most: it scrolls, expands and unfolds one after the other. */
const STEPS = 4;

/** Leads the focus over the events of the shown dates, in the order of their times, whatever lies between. */
@Injectable()
export class EventSteps {
  readonly #root = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #application = inject(ApplicationRef);
  readonly #announcer = inject(Announcer);
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #occurrences = inject(PageOccurrences).all;
  readonly #view = inject(ActiveViewGeometry);
  /** Event of the last step that has no room of its own, and the button behind which it is listed. */
  #listed: { readonly occurrence: Occurrence; readonly button: Element } | null = null;

  /** Focuses the next event (1) or the previous one (-1) of a place; announces where there is none. */
  go(way: 1 | -1, place: Occurrence | Slot | null): boolean {
    if (this.#view.geometry() === null) {
      this.#goInList(way);
      return true;
    }
    const next = this.#next(way, this.#listedAtFocus() ?? place);
    if (next === undefined) this.#sayNone(way);
    else this.#show(next);
    return true;
  }

  /** Focuses the first event of a day in a list, else the day itself. */
  focusListed(day: number): void {
    const group = this.#root.querySelector(
      `[data-slot="agenda"]${withAttribute('data-date', formatDay(day))}`,
    );
    const target = group?.querySelector<HTMLElement>('ec-event') ?? group?.querySelector('button');
    if (target == null) return;
    target.scrollIntoView({ block: 'nearest' });
    target.focus({ preventScroll: true });
  }

  #next(way: 1 | -1, place: Occurrence | Slot | null): Occurrence | undefined {
    const all = [...this.#occurrences()].sort(inOrder);
    if (way === -1) all.reverse();
    if (place === null) return all[0];
    if ('key' in place) return all.find((each) => way * inOrder(each, place) > 0);
    const wall = this.#wallOf(place);
    return all.find(({ startWall }) => (way === 1 ? startWall >= wall : startWall < wall));
  }

  #wallOf({ day, instant }: Slot): number {
    return instant === null ? wallAt(day) : wallIn(instant, this.#settings.zone());
  }

  #show(occurrence: Occurrence): void {
    const geometry = this.#view.geometry();
    let goesOn = true;
    for (let step = 0; goesOn && step < STEPS; step++) {
      goesOn = geometry?.uncover?.(occurrence) ?? false;
      // The next key may follow at once.
      this.#application.tick();
    }
    const { key } = occurrence;
    const drawn = geometry?.element.querySelector<HTMLElement>(
      `ec-event${withAttribute('data-key', key)}`,
    );
    this.#listed = null;
    if (drawn != null) giveFocus(drawn);
    else this.#showListed(occurrence, geometry?.element);
  }

  /** Focuses the button behind which an event is listed, and announces the event. */
  #showListed(occurrence: Occurrence, grid: HTMLElement | undefined): void {
    const { event, firstDay, isBar } = occurrence;
    const text = this.#settings.text();
    const days = this.#navigation.days();
    const day = days.find((each) => each >= firstDay) ?? days.at(-1) ?? firstDay;
    const more = [...(grid?.querySelectorAll<HTMLElement>('[data-more]') ?? [])].filter(
      ({ dataset }) => dataset['more'] === formatDay(day),
    );
    const isOfBars = (button: HTMLElement): boolean =>
      button.closest('[data-slot="all-day"]') !== null;
    const button = more.find((each) => isOfBars(each) === isBar) ?? more[0];
    if (button !== undefined) {
      giveFocus(button);
      this.#listed = { occurrence, button };
    }
    const title = event.title || text('eventUntitled');
    const when = this.#settings.times().spoken(occurrence);
    this.#announcer.sayStep(text('eventAriaLabel', { title, when }));
  }

  #listedAtFocus(): Occurrence | null {
    const { activeElement } = this.#root.ownerDocument;
    return this.#listed?.button === activeElement ? this.#listed.occurrence : null;
  }

  #goInList(way: 1 | -1): void {
    const events = [...this.#root.querySelectorAll<HTMLElement>(`${LIST_VIEW} ec-event`)];
    const at = events.findIndex((each) => each === this.#root.ownerDocument.activeElement);
    const next = at < 0 ? events.at(way === 1 ? 0 : -1) : events[at + way];
    if (next === undefined) this.#sayNone(way);
    else {
      next.scrollIntoView({ block: 'nearest' });
      next.focus({ preventScroll: true });
    }
  }

  #sayNone(way: 1 | -1): void {
    this.#announcer.sayStep(this.#settings.text()(way === 1 ? 'noLaterEvent' : 'noEarlierEvent'));
  }
}

/** Orders occurrences by their times, those of whole days before the others of their first day. */
function inOrder(a: Occurrence, b: Occurrence): number {
  return (
    a.startWall - b.startWall || a.start - b.start || (a.key < b.key ? -1 : Number(a.key > b.key))
  );
}
