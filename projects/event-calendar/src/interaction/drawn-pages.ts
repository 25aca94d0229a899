import {
  afterNextRender,
  inject,
  Injectable,
  Injector,
  signal,
  untracked,
  ViewContainerRef,
  type DestroyableInjector,
} from '@angular/core';
import { formatDay } from 'ng-event-calendar/core/internal';
import { layOver, PagesBeside, type DrawnPage } from '../gestures/pages-beside';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { Columns } from '../store/layout/columns';
import { Navigation } from '../store/dates/navigation';
import { PAGE_PARTS } from './page-parts';

/** Draws a page beside the view with the view's own component, and with a visible date of its own. */
@Injectable()
export class DrawnPages extends PagesBeside {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #navigation = inject(Navigation);
  readonly #columns = inject(Columns);
  readonly #parts = inject(PAGE_PARTS);
  readonly #place = inject(ViewContainerRef);
  readonly #injector = inject(Injector);

  override draw(way: 1 | -1, frame: HTMLElement, view: HTMLElement): DrawnPage | null {
    const type = untracked(() => this.#parts.component());
    const injector = type === undefined ? null : this.#injectorOf(way);
    if (type === undefined || injector === null) return null;
    const page = this.#place.createComponent<unknown>(type, { injector });
    const element = page.location.nativeElement as HTMLElement;
    layOver(frame, element);
    // The view keeps its scroll position when it turns.
    afterNextRender(() => scrollAs(view, element), { injector });
    return {
      element,
      remove: () => {
        page.destroy();
        injector.destroy();
      },
    };
  }

  /** Returns an injector for the page in a direction; null where there is no such page. */
  #injectorOf(way: 1 | -1): DestroyableInjector | null {
    return untracked(() => {
      const visibleDate = signal(formatDay(this.#navigation.date()));
      const inputs = { provide: CALENDAR_INPUTS, useValue: { ...this.#inputs, visibleDate } };
      const providers = [this.#parts.ofPage, inputs];
      const injector = Injector.create({ providers, parent: this.#injector });
      const columns = injector.get(Columns);
      const owner = this.#columns.shownOwner();
      if (owner !== undefined) columns.show(owner);
      if (columns.step(way) || injector.get(Navigation).step(way)) return injector;
      injector.destroy();
      return null;
    });
  }
}

/** Scrolls a page like the view. */
function scrollAs(view: HTMLElement, page: HTMLElement): void {
  const scrollersIn = (root: HTMLElement): (Element | null)[] => [
    root,
    root.querySelector('[role$="grid"]'),
  ];
  const pages = scrollersIn(page);
  for (const [at, from] of scrollersIn(view).entries()) {
    const to = pages[at];
    if (from == null || to == null) continue;
    to.scrollTop = from.scrollTop;
    to.scrollLeft = from.scrollLeft;
  }
}
