import { Component, computed, input, linkedSignal, signal, viewChild } from '@angular/core';
import {
  EcDropZone,
  EcExternalEvent,
  resourceIdsOf,
  type CalendarId,
  type CalendarView,
  type ChangeSettled,
  type EditorFieldName,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { freeResources, localZone, resourceTitles, whenOf } from 'ng-event-calendar/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import {
  CLOSED,
  MUSIC_SCHOOL,
  OPENING_HOURS,
  schoolDay,
  termOf,
  WAITING,
  type Lesson,
} from '../../../data/music-school';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';
import { Refusal, REQUIRED_KINDS, rulesFor, schoolServer, type Mood } from './school-server';

/** Rooms, in the order in which they are given away. */
const ROOMS: readonly CalendarId[] = ['room 1', 'room 2', 'room 3', 'hall'];

/** A music school plans its term: teachers, rooms, holidays, a waiting list, and a server that has the last word. */
@Component({
  selector: 'sc-music-school',
  imports: [EcDropZone, EcExternalEvent, EventCalendarPremiumComponent, Page, Segmented],
  templateUrl: './music-school.html',
  styleUrl: './music-school.scss',
})
export class MusicSchool {
  /** Query parameters. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();

  private readonly calendar = viewChild.required<EventCalendarPremiumComponent<Lesson>>(
    EventCalendarPremiumComponent,
  );

  protected readonly lede =
    'Drop somebody who waits on their teacher: a free room is found, and holidays may be left out of the term. Drag a ' +
    'lesson onto the list to take it back. The server judges by the same rules, unless a colleague overtakes you.';
  protected readonly moods: readonly SegmentOption<Mood>[] = [
    { value: 'quick', label: 'Quick' },
    { value: 'slow', label: 'Slow' },
    { value: 'overtaken', label: 'Overtaken' },
    { value: 'down', label: 'Down' },
  ];
  protected readonly views: readonly CalendarView[] = ['day', 'week', 'month', 'timeline'];
  protected readonly resources = MUSIC_SCHOOL;
  protected readonly requiredKinds = REQUIRED_KINDS;
  protected readonly fields: readonly EditorFieldName[] = [
    'title',
    'times',
    'recurrence',
    'resource',
    'description',
  ];
  protected readonly hours = OPENING_HOURS;
  protected readonly closed = CLOSED;

  private readonly start = computed(() => this.date() ?? schoolDay(today()));
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'day');
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly mood = signal<Mood>('quick');
  protected readonly source = computed(() => schoolServer(termOf(this.start()), this.mood));
  protected readonly lessons = signal<Lesson[]>([]);
  protected readonly waiting = signal(WAITING);
  private readonly rules = computed(() => rulesFor(this.lessons()));

  /** Gives a lesson without a room the first one that is free. */
  protected findRoom(request: EventChangeRequest<Lesson>): void {
    const lesson = request.after;
    const { resources } = this.rules();
    if (lesson === null || resourceTitles(lesson, resources, 'Room').length > 0) return;
    const when = whenOf(lesson, localZone());
    if (when === null || when.allDay) return;
    const query = { resources: ROOMS, start: when.start, end: when.end, except: lesson.id };
    const [room] = freeResources(query, this.rules());
    if (room !== undefined) request.amend({ resource: [...resourceIdsOf(lesson), room] });
  }

  /** Takes pupils with lessons off the waiting list, and puts those back whose lessons are gone: by undo, too. */
  protected settled({ status, changes, error }: ChangeSettled<Lesson>): void {
    // Loads the event that was in the way.
    if (error instanceof Refusal) this.calendar().reload();
    if (status !== 'done') return;
    for (const { before, after } of changes) {
      if (before === null && after?.pupil !== undefined) this.take(after);
      if (after === null && before?.pupil !== undefined) this.wait(before);
    }
  }

  protected wait(lesson: Lesson): void {
    const { id, start, end, resource: _resource, pupil = String(id), ...rest } = lesson;
    const duration = (Date.parse(end) - Date.parse(start)) / 60_000;
    const resource = resourceIdsOf(lesson).filter((each) => !ROOMS.includes(each));
    this.take(lesson);
    this.waiting.update((waiting) => [...waiting, { ...rest, pupil, duration, resource }]);
  }

  protected take({ id, pupil = String(id) }: Lesson): void {
    this.waiting.update((waiting) => waiting.filter((item) => item.pupil !== pupil));
  }
}
