import { ElementRef, inject, Injectable } from '@angular/core';
import type { CalendarView } from 'ng-event-calendar/core/internal';
import { LIST_VIEW } from '../feedback/view-elements';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { Navigation } from '../store/dates/navigation';

/** Place in the calendar from which a search starts, and to which Escape leads back. */
export interface SearchOrigin {
  readonly day: number;
  readonly view: CalendarView;
  readonly focused: HTMLElement | null;
  /** Scrolls the view on the page as it was. */
  readonly scrollBack: () => void;
}

/** Remembers the place from which a search starts. */
@Injectable()
export class SearchOrigins {
  readonly #navigation = inject(Navigation);
  readonly #geometry = inject(ActiveViewGeometry);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  /** Returns the present place. */
  present(focused: HTMLElement | null): SearchOrigin {
    const scrolled = this.#scrollers().map(
      ({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft] as const,
    );
    return {
      day: this.#navigation.date(),
      view: this.#navigation.view(),
      focused,
      scrollBack: () =>
        this.#scrollers().forEach((scroller, at) => {
          [scroller.scrollTop, scroller.scrollLeft] = scrolled[at] ?? [0, 0];
        }),
    };
  }

  /** Returns the elements that scroll the view. */
  #scrollers(): readonly HTMLElement[] {
    const list = this.#host.closest('[data-calendar]')?.querySelector<HTMLElement>(LIST_VIEW);
    return [list, this.#geometry.geometry()?.element].filter((each) => each != null);
  }
}
