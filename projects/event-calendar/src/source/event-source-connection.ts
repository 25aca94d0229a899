import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  effect,
  inject,
  Injector,
  NgZone,
  signal,
  untracked,
} from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import {
  dayOf,
  indexEvents,
  occurrencesIn,
  parseEvent,
  wallIn,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { Announcer } from '../feedback/announcer';
import { CalendarEdits, type EditResult } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Editing } from '../store/events/editing';
import { FocusReturn } from '../feedback/focus-return';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { Navigation } from '../store/dates/navigation';
import { Notice } from '../feedback/notice';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { LazyLoader } from '../lazy/lazy-loader';
import { RECURRENCE, type OccurrenceStart } from '../store/events/recurrence';
import { Reports } from '../store/inputs/reports';
import { Settlements } from '../store/events/settlements';
import { SourceLink } from '../store/source/source-link';
import { WRITING } from '../store/events/writing';
import { someTitles } from '../text/some-titles';
import { SourceSync } from './source-sync';
import { SourceWords } from './source-words';
import { SourceWrites } from './source-writes';
import { nextReach } from './next-reach';
import { idsOf, withoutStep, type Changes } from './record-changes';
import { overlaps, type Span } from './span';
import type { WantedPages } from './page-loads';
import type { TypedChange } from './refused-saves';
import type { Ending } from './save-queue';
import { spanOf, wantedPages } from './wanted-pages';
import { EDITOR } from '../lazy/lazy-parts';

export { requestSearch } from './search-request';

/** Milliseconds after which a load counts as slow; a line that only flashes up would inform nobody. */
const SLOW = 200;
/** Milliseconds that a small calendar must rest at a month away from the shown dates before that is loaded. */
const REST = 300;

/** Loads and saves the events of one source, and reports its state to the user. */
@Component({
  selector: 'ec-event-source',
  imports: [Icon],
  providers: [WRITING, SourceWrites],
  templateUrl: './event-source-connection.html',
  styleUrl: './event-source-connection.scss',
})
export class EventSourceConnection {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #link = inject(SourceLink);
  readonly #focus = inject(FocusReturn);
  readonly #edits = inject(CalendarEdits);
  readonly #present = inject(PresentOccurrences);
  readonly #editing = inject(Editing);
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #announcer = inject(Announcer);
  readonly #notice = inject(Notice);
  readonly #reports = inject(Reports);
  readonly #recurrence = inject(RECURRENCE);
  readonly #settlements = inject(Settlements);
  readonly #injector = inject(Injector);
  readonly #loader = inject(LazyLoader);
  readonly #destroyed = inject(DestroyRef);
  readonly #writes = inject(SourceWrites);

  protected readonly text = this.#settings.text;
  readonly #words = new SourceWords(this.text);
  /** Whether loading takes long enough to be shown. */
  protected readonly isSlow = signal(false);
  /** Current problem as text; empty without one. */
  protected readonly problem = signal('');

  readonly #session = new SourceSync<CalendarEvent>(this.#inputs.eventSource()!, {
    within: (records, span) => this.#within(records, span),
    events: () => this.#edits.events(),
    put: (events) => this.#writes.put(events),
    apply: (change) =>
      whenKnown(this.#applyAgain(change), (result) => (result.isDone ? null : result.reason)),
    canReopen: (change) => this.#current(change) !== undefined,
    reopen: (change, error) => this.#reopen(change, error),
    forget: (changes) => this.#forget(changes),
    rename: (from, to, rename) => this.#writes.rename(from, to, rename),
    refused: (error) => this.#say(this.#words.saveFailed(1, error)),
    conflicted: (titles) => this.#say(this.#words.conflict(titles)),
    ended: (change, ending) => {
      this.#tellRetried(change, ending);
      this.#settlements.settle(change, this.#words.settlementOf(ending));
    },
    report: (message) => this.#reports.report('event-source', message),
    further: () => untracked(() => this.#further()),
    changed: () => untracked(() => this.#tell()),
  });

  readonly #pages = computed<WantedPages>(
    () =>
      wantedPages({
        view: this.#navigation.view(),
        date: this.#navigation.date(),
        rules: this.#navigation.dayRules(),
        zone: this.#settings.zone(),
        reach: this.#navigation.isSparse() ? this.#navigation.agendaReach() : null,
        hasHoursAfter: this.#navigation.hoursAfter() > 0,
        sought: this.#link.sought(),
      }),
    { equal: saysTheSame },
  );
  /** Ids, as text, of events whose refused changes are sent again. */
  #retried: ReadonlySet<string> = new Set();
  /** Pages that the sync was last asked for. */
  #wanted: WantedPages | null = null;

  readonly #browsed = computed<readonly Span[]>(
    () => this.#link.browsed().map((days) => spanOf(days(), this.#settings.zone())),
    { equal: saysTheSame },
  );

  constructor() {
    const destroyed = this.#destroyed;
    const zone = inject(NgZone);
    const session = this.#session;
    const { leftover } = this.#link;
    // Not during rendering of the host, which is notified by this.
    afterNextRender(() => session.succeed(leftover));
    const part = this.#link.connect(session, () => !session.knows(this.#pages().visible));
    destroyed.onDestroy(() => {
      part();
      session.close();
    });
    effect((onCleanup) => {
      const pages = this.#pages();
      const browsed = this.#browsed();
      // Only weeks around the shown dates, not another month, load without a rest.
      const around = browsed.filter((span) => pages.visible.some((page) => overlaps(page, span)));
      untracked(() => {
        if (pages === this.#wanted) session.browse(around);
        else session.want((this.#wanted = pages), around);
      });
      if (around.length === browsed.length) return;
      const timer = zone.runOutsideAngular(() => setTimeout(() => session.browse(browsed), REST));
      onCleanup(() => clearTimeout(timer));
    });
    // A list gets shorter when its events are moved, deleted or hidden, and longer on request.
    effect(() => {
      if (!this.#navigation.isSparse()) return;
      this.#navigation.agenda();
      untracked(() => session.goOn());
    });
    effect((onCleanup) => {
      if (!this.#link.isLoading()) {
        untracked(() => this.#sayLoaded());
        return;
      }
      const timer = zone.runOutsideAngular(() => setTimeout(() => this.#sayLoading(), SLOW));
      onCleanup(() => clearTimeout(timer));
    });
  }

  protected async retry(): Promise<void> {
    // An editor with another event asks first about its unsaved values.
    if (this.#editing.editor()?.leave() === false) return;
    // Refused values wait until there is a form for them; after a quick form the editor's code may not be loaded yet.
    if (this.#session.needsForm && !(await this.#hasEditor())) return;
    const { before, after } = this.#session.refusals.at(-1)?.steps.flat().at(-1) ?? {};
    this.#session.retry();
    if (this.#editing.session() === null) this.#focus.again(String((after ?? before)?.id ?? ''));
  }

  #applyAgain(change: ChangeSet): MaybePromise<EditResult> {
    this.#retried = new Set([...this.#retried, ...idsOf(change.changes)]);
    return this.#edits.apply(() => change);
  }

  /** Announces that a change which was sent again is saved; a refusal is announced like the first one. */
  #tellRetried({ changes }: ChangeSet, { status }: Ending<CalendarEvent>): void {
    const ids = idsOf(changes);
    const isRetried = [...ids].some((id) => this.#retried.has(id));
    if (!isRetried) return;
    this.#retried = new Set([...this.#retried].filter((id) => !ids.has(id)));
    if (status !== 'done' || this.#destroyed.destroyed) return;
    const text = this.text();
    const titles = changes.map(({ before, after }) => (after ?? before)?.title ?? '');
    const title = someTitles([...new Set(titles)], text) || text('eventUntitled');
    this.#announcer.say(text('eventSaved', { title }));
  }

  async #hasEditor(): Promise<boolean> {
    const isHere = (): boolean => !this.#destroyed.destroyed;
    return (await this.#loader.load(EDITOR, isHere)) !== null && isHere();
  }

  protected dismiss(): void {
    this.#session.dismiss();
    this.#focus.again('');
  }

  /** Removes a change from the history that the source has rejected, together with the notice that it was done. */
  #forget(changes: Changes<CalendarEvent>): void {
    this.#edits.rewriteHistory((history) => withoutStep(history, changes));
    this.#notice.outdate();
  }

  /** Returns the present occurrence of a typed event; null for a new event, undefined where it is gone. */
  #current({ before }: TypedChange<CalendarEvent>): OccurrenceStart | null | undefined {
    if (before === null) return null;
    const start = parseEvent(before, this.#settings.localZone)?.start ?? 0;
    return this.#present.latestOf({ event: before, start }) ?? undefined;
  }

  #reopen(change: TypedChange<CalendarEvent>, error: unknown): boolean {
    const current = this.#current(change) ?? null;
    return this.#editing.reopen(current, {
      event: change.after,
      reason: this.#words.reasonOf(error),
    });
  }

  /** Returns further pages for an agenda that isn't full yet; null where it is, or has reached its end. */
  #further(): WantedPages | null {
    const { isSparse, isAgendaFull, agendaReach, agendaHorizon } = this.#navigation;
    if (!isSparse() || isAgendaFull() || agendaReach() >= agendaHorizon()) return null;
    agendaReach.update((reach) => nextReach(reach, agendaHorizon()));
    return (this.#wanted = this.#pages());
  }

  /** Passes the state of the sync on to the calendar. */
  #tell(): void {
    const { pending, state } = this.#session;
    this.#link.state.set(state);
    const before = this.#link.pending();
    const isSame = pending.size === before.size && [...pending].every((id) => before.has(id));
    if (!isSame) this.#link.pending.set(pending);
    const problem = this.#words.problem(this.#session);
    if (problem === this.problem()) return;
    this.problem.set(problem);
    if (problem !== '') this.#afterDrawing(() => this.#announcer.sayFailure(problem));
  }

  #sayLoading(): void {
    this.isSlow.set(true);
    this.#announcer.say(this.text()('eventsLoading'));
  }

  /** Announces the end of a loading that was announced; a failure is announced with its reason instead. */
  #sayLoaded(): void {
    if (!this.isSlow()) return;
    this.isSlow.set(false);
    if (this.#link.state() === 'known') this.#announcer.say(this.text()('eventsLoaded'));
  }

  #say(words: string): void {
    this.#afterDrawing(() => this.#notice.showFailure(words));
  }

  /** Speaks after rendering, since the screen reader's words about focus would drown it. */
  #afterDrawing(speak: () => void): void {
    afterNextRender(speak, { injector: this.#injector });
  }

  #within(records: readonly CalendarEvent[], { start, end }: Span): ReadonlySet<string> {
    const { localZone } = this.#settings;
    const zone = this.#settings.zone();
    const index = indexEvents(records, localZone, undefined, this.#recurrence);
    const [first, last] = [dayOf(wallIn(start, zone)), dayOf(wallIn(end - 1, zone))];
    const found = occurrencesIn(index, first, last, zone, () => true);
    return new Set(found.map(({ event }) => String(event.id)));
  }
}

function saysTheSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
