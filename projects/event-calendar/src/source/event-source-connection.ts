import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  Injector,
  NgZone,
  signal,
  untracked,
} from '@angular/core';
import {
  dayOf,
  indexEvents,
  occurrencesIn,
  wallIn,
  type CalendarEvent,
  type Id,
} from 'ng-event-calendar/core';
import { Icon } from '../icon/icon';
import { Announcer } from '../store/announcer';
import { CalendarEdits } from '../store/calendar-edits';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { Navigation } from '../store/navigation';
import { Notice } from '../store/notice';
import { RECURRENCE } from '../store/recurrence';
import { SourceLink } from '../store/source-link';
import { EventSession } from './event-session';
import { mapChanges, withoutStep } from './record-changes';
import type { Span } from './span';
import { wantedPages } from './wanted-pages';

/** Milliseconds after which a load is slow: a line that only flashes up tells nobody anything. */
const SLOW = 200;

/** Loads and saves the events of one source, and says how that goes. */
@Component({
  selector: 'ec-event-source',
  imports: [Icon],
  templateUrl: './event-source-connection.html',
  styleUrl: './event-source-connection.scss',
})
export class EventSourceConnection {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly link = inject(SourceLink);
  private readonly edits = inject(CalendarEdits);
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly announcer = inject(Announcer);
  private readonly notice = inject(Notice);
  private readonly recurrence = inject(RECURRENCE);
  private readonly injector = inject(Injector);
  private readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;

  protected readonly text = this.settings.text;
  /** Whether loading takes so long that it is said. */
  protected readonly isSlow = signal(false);
  /** What went wrong, in words; empty while nothing did. */
  protected readonly problem = signal('');

  private readonly session = new EventSession<CalendarEvent>(this.inputs.eventSource()!, {
    within: (records, span) => this.within(records, span),
    events: () => this.edits.events(),
    put: (events) => this.put(events),
    apply: (edit) => this.edits.apply(edit),
    forget: (changes) => this.edits.rewriteHistory((history) => withoutStep(history, changes)),
    rename: (from, to, rename) => {
      this.edits.rewriteHistory(({ done, undone }) => ({
        done: done.map((step) => mapChanges(step, rename)),
        undone: undone.map((step) => mapChanges(step, rename)),
      }));
      const focused = this.focused();
      const key = focused?.dataset['eventId'] === from ? keyUnder(focused, from, to) : undefined;
      // In its place, rather than at the end as what is new.
      this.put(this.edits.events().map(rename), key);
    },
    conflicted: (titles) => this.sayConflict(titles),
    changed: () => untracked(() => this.tell()),
  });

  private readonly pages = computed(
    () => {
      const view = this.navigation.view();
      const isSparse = view === 'agenda' && !this.settings.preferences().showEmptyDaysInAgenda;
      return wantedPages({
        view,
        date: this.navigation.date(),
        rules: this.navigation.dayRules(),
        zone: this.settings.zone(),
        sparsePages: isSparse ? this.navigation.agendaPages() : null,
      });
    },
    { equal: (a, b) => JSON.stringify(a) === JSON.stringify(b) },
  );

  constructor() {
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    const { session } = this;
    const { leftover } = this.link;
    // Not while the host is being drawn, which is told of it.
    afterNextRender(() => session.succeed(leftover));
    const part = this.link.connect(session);
    destroyed.onDestroy(() => {
      part();
      session.close();
    });
    effect(() => {
      const pages = this.pages();
      untracked(() => session.want(pages));
    });
    effect((onCleanup) => {
      if (!this.link.isLoading()) return;
      const timer = zone.runOutsideAngular(() => setTimeout(() => this.sayLoading(), SLOW));
      onCleanup(() => {
        clearTimeout(timer);
        this.isSlow.set(false);
      });
    });
  }

  protected retry(): void {
    this.session.retry();
    this.link.focusAgain('');
  }

  protected dismiss(): void {
    this.session.dismiss();
    this.link.focusAgain('');
  }

  /** What the session has to tell the calendar. */
  private tell(): void {
    const { pending, state } = this.session;
    this.link.state.set(state);
    const before = this.link.pending();
    const isSame = pending.size === before.size && [...pending].every((id) => before.has(id));
    if (!isSame) this.link.pending.set(pending);
    const problem = this.problemText();
    if (problem === this.problem()) return;
    this.problem.set(problem);
    if (problem !== '') this.afterDrawing(() => this.announcer.say(problem));
  }

  private problemText(): string {
    const { failure, refusals } = this.session;
    const text = this.text();
    const count = refusals.length;
    return [
      failure === null ? '' : this.withReason(text('loadFailed'), failure.error),
      count === 0 ? '' : this.withReason(text('saveFailed', { count }), refusals.at(-1)?.error),
    ]
      .filter((problem) => problem !== '')
      .join('. ');
  }

  private withReason(problem: string, error: unknown): string {
    const reason = error instanceof Error ? error.message : typeof error === 'string' ? error : '';
    return reason === '' ? problem : this.text()('problemWithReason', { problem, reason });
  }

  private sayLoading(): void {
    this.isSlow.set(true);
    this.announcer.say(this.text()('eventsLoading'));
  }

  private sayConflict(titles: readonly string[]): void {
    const title = [...new Set(titles)].join(', ') || this.text()('eventUntitled');
    this.afterDrawing(() => this.notice.show(this.text()('changedElsewhere', { title })));
  }

  /** Last, or what focus says of itself would drown it. */
  private afterDrawing(speak: () => void): void {
    afterNextRender(speak, { injector: this.injector });
  }

  /** Writes events, and keeps the focus on the event that has it, also where it is drawn anew. */
  private put(events: readonly CalendarEvent[], key = this.focused()?.dataset['key']): void {
    this.edits.put(events);
    if (key !== undefined) this.link.focusAgain(key);
  }

  private focused(): HTMLElement | null {
    const { activeElement } = this.element.ownerDocument;
    const isOurs = this.element.parentElement?.contains(activeElement) === true;
    return (isOurs && activeElement?.closest<HTMLElement>('ec-event')) || null;
  }

  private within(records: readonly CalendarEvent[], { start, end }: Span): ReadonlySet<string> {
    const { localZone } = this.settings;
    const zone = this.settings.zone();
    const index = indexEvents(records, localZone, undefined, this.recurrence);
    const [first, last] = [dayOf(wallIn(start, zone)), dayOf(wallIn(end - 1, zone))];
    const found = occurrencesIn(index, first, last, zone, () => true);
    return new Set(found.map(({ event }) => String(event.id)));
  }
}

/** The key of an event's element once the event has another id. */
function keyUnder(element: HTMLElement, from: string, to: Id): string {
  const key = element.dataset['key'] ?? '';
  return key.startsWith(from) ? `${to}${key.slice(from.length)}` : key;
}
