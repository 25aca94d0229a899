import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  ElementRef,
  inject,
  NgZone,
  signal,
} from '@angular/core';
import {
  byListOrderOn,
  columnOf,
  formatDay,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { EventElement } from '../../event/event-element';
import { ListStyle } from '../../event/list-style';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { Media } from '../../store/inputs/media';
import { Navigation } from '../../store/dates/navigation';
import { SourceLink } from '../../store/source/source-link';
import { blocksOver, AvailabilityShading } from '../../store/availability/availability-shading';
import { sameValues } from '../../store/same-values';
import { CreateButton } from '../../toolbar/create-button';
import { GestureRules } from '../../store/events/gesture-rules';
import { AgendaFocus } from './agenda-focus';
import { mountedEntries, type Viewport } from './agenda-window';

/** Days after an empty page in which the next event is looked for. */
const YEAR = 366;
/** Pixels by which the reported scroll position moves, so that not every pixel counts. */
const STEP = 120;
/** Pixels of an event with usual letters, for a mouse and for fingers. */
const [FINE, COARSE] = [48, 56];
/** Pixels of a day's padding and border; on a phone also of its date. */
const [WIDE, MOBILE] = [25, 49];

interface AgendaDay {
  readonly day: number;
  readonly occurrences: readonly Occurrence[];
}

/** Agenda view: the events of the next days as a list. */
@Component({
  selector: 'ec-agenda',
  imports: [CreateButton, EventElement, ListStyle],
  templateUrl: './agenda.html',
  styleUrl: './agenda.scss',
  providers: [AgendaFocus],
  host: {
    role: 'group',
    tabindex: '0',
    '[attr.aria-label]': 'label()',
    '[attr.data-layout]': 'settings.layout()',
  },
})
export class Agenda {
  protected readonly inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #media = inject(Media);
  readonly #shading = inject(AvailabilityShading);
  readonly #rules = inject(GestureRules);
  protected readonly navigation = inject(Navigation);
  protected readonly source = inject(SourceLink);
  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;

  // An unmeasured list counts as high as the window; without measuring, as endless.
  readonly #viewport = signal<Viewport | null>(
    this.#media.measures ? { from: 0, to: this.#media.windowHeight() } : null,
    { equal: sameValues },
  );

  protected readonly label = computed(() =>
    this.text()('viewAriaLabel', {
      view: this.text()(this.navigation.view()),
      range: this.navigation.title(),
    }),
  );

  readonly #byDay = computed<readonly AgendaDay[]>(() => {
    const days = this.navigation.days();
    const first = days[0];
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const lists = new Map<number, Occurrence[]>(days.map((day) => [day, []]));
    for (const occurrence of this.#store.occurrencesIn(first, last)) {
      const from = Math.max(first, occurrence.firstDay);
      for (let day = from; day <= Math.min(last, occurrence.lastDay); day++) {
        lists.get(day)?.push(occurrence);
      }
    }
    return days.map((day) => ({
      day,
      occurrences: (lists.get(day) ?? []).sort(byListOrderOn(day)),
    }));
  });

  protected readonly groups = computed(() => {
    const byDay = this.#byDay();
    const formats = this.formats();
    const today = this.navigation.today();
    const mounted = mountedEntries(
      byDay.map(({ occurrences }) => occurrences.length),
      this.#media.isPrinting() ? null : this.#viewport(),
      {
        entry: (this.#media.isCoarse() ? COARSE : FINE) * this.settings.textScale(),
        group: this.settings.isMobile() ? MOBILE : WIDE,
      },
    );
    return byDay.map(({ day, occurrences }, at) => {
      const { first, last, before, after } = mounted[at]!;
      const label = formats.fullDate(day);
      return {
        day,
        date: formatDay(day),
        label: day === today ? this.text()('dateTodayAriaLabel', { date: label }) : label,
        fullDate: label,
        written: formats.weekdayDate(day),
        isToday: day === today,
        blocks: blocksOver(this.#shading.of(columnOf(day, 'all'))),
        count: occurrences.length,
        occurrences: occurrences.slice(first, last),
        before,
        after,
      };
    });
  });

  /** Whether no day has anything, which is said once rather than under each day. */
  protected readonly isEmpty = computed(() =>
    this.groups().every(({ count, blocks }) => count === 0 && blocks.length === 0),
  );
  protected readonly invites = computed(
    () => this.source.isKnown() && this.#rules.hasCreateButton(),
  );
  /** Day of the next event after an empty page; null where none is known. */
  protected readonly nextDay = computed(() => {
    const last = this.navigation.days().at(-1);
    if (last === undefined || !this.isEmpty()) return null;
    const days = this.#store
      .occurrencesIn(last + 1, last + YEAR)
      .map(({ firstDay }) => firstDay)
      .filter(this.navigation.isOffered());
    return days.length > 0 ? days.reduce((a, b) => Math.min(a, b)) : null;
  });
  protected readonly emptyLabel = computed(() => {
    if (!this.source.isKnown()) return '\u00a0';
    // Without any days nothing follows the date; otherwise the title says which days are shown.
    return this.groups().length > 0
      ? this.text()('noEvents')
      : this.text()('agendaEmpty', { date: this.formats().fullDate(this.navigation.date()) });
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    const focus = inject(AgendaFocus);
    afterNextRender(() => {
      const measure = (): void => this.#measure();
      destroyed.onDestroy(focus.listen(this.#host, measure));
      zone.runOutsideAngular(() => {
        const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
        sizes?.observe(this.#host);
        this.#host.addEventListener('scroll', measure, { passive: true });
        destroyed.onDestroy(() => {
          sizes?.disconnect();
          this.#host.removeEventListener('scroll', measure);
        });
      });
    });
  }

  #measure(): void {
    const { scrollTop, clientHeight } = this.#host;
    if (clientHeight === 0) return;
    const from = Math.floor(scrollTop / STEP) * STEP;
    this.#viewport.set({ from, to: from + clientHeight + STEP });
  }
}
