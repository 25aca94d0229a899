import {
  Component,
  computed,
  effect,
  inject,
  output,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { FormField } from '@angular/forms/signals';
import {
  type MatAutocomplete,
  MatAutocompleteModule,
  MatAutocompleteTrigger,
} from '@angular/material/autocomplete';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { PartOutlet } from '../parts/part-outlet';
import { isRepeated, wallAt, wallIn } from 'ng-event-calendar/core';
import { CalendarSettings } from '../store/calendar-settings';
import { RECURRENCE_UI } from '../store/recurrence';
import { ColorField } from './color-field';
import { EditorState } from './editor-state';
import { EditorTimes } from './editor-times';
import { RequiredField } from './required-field';
import { ResourceOptions } from './resource-options';
import { timeOptions } from './time-options';
import { zonesNamed } from './zone-options';

const HALF_HOUR = 1_800_000;

/** The fields of an event. */
@Component({
  selector: 'ec-editor-form',
  imports: [
    ColorField,
    FormField,
    MatAutocompleteModule,
    MatCheckboxModule,
    MatDatepickerModule,
    MatFormFieldModule,
    MatInputModule,
    PartOutlet,
    RequiredField,
  ],
  templateUrl: './editor-form.html',
  styleUrl: './editor-form.scss',
  providers: [EditorTimes, ResourceOptions],
})
export class EditorForm {
  private readonly settings = inject(CalendarSettings);
  protected readonly state = inject(EditorState);
  protected readonly times = inject(EditorTimes);
  protected readonly resources = inject(ResourceOptions);

  readonly submitted = output();

  protected readonly text = this.settings.text;
  protected readonly form = this.state.form;

  /** Whether the zone has a field: the event names one, or it was asked for. */
  protected readonly isZoneShown = signal(this.state.model().timezone !== '');
  protected readonly zones = computed(() => zonesNamed(this.state.model().timezone));

  private readonly resourceField = viewChild('resource', { read: MatAutocompleteTrigger });

  /** The part that edits the rule of recurring events, where there is one. */
  protected readonly ruleSection = inject(RECURRENCE_UI)?.editorSection ?? null;
  /** Whether that part couldn't be loaded. */
  protected readonly isSectionMissing = signal(false);

  constructor() {
    // Material asks for the title of a value only once.
    effect(() => {
      const { resource } = this.state.model();
      this.resources.titleOf(resource);
      if (this.resources.isSearching()) return;
      untracked(() => this.resourceField()?.writeValue(resource));
    });
  }

  protected readonly startOptions = computed(() => {
    const day = this.state.read().startDay ?? this.state.before().startDay;
    return timeOptions(this.settings.formats(), { day, zone: this.state.zone() }, null);
  });
  protected readonly endOptions = computed(() => {
    const fields = this.state.fields();
    const when = this.state.when();
    const isSameDay = fields !== null && fields.startDay === fields.endDay;
    const start =
      isSameDay && when?.allDay === false ? { time: fields.startTime, instant: when.start } : null;
    const day = this.state.read().endDay ?? this.state.before().endDay;
    return timeOptions(this.settings.formats(), { day, zone: this.state.zone() }, start);
  });

  /** Start and end with the name of the pass that they mean, where they are in a repeated hour. */
  protected readonly passes = computed(() => {
    const when = this.state.when();
    if (when === null || when.allDay) return { start: '', end: '' };
    const zone = this.state.zone();
    const times = this.settings.formats().timesIn(zone);
    const named = (instant: number): string =>
      isRepeated(instant, zone) ? times.time(instant) : '';
    return { start: named(when.start), end: named(when.end) };
  });

  /** How long it takes, beneath its times. */
  protected readonly length = computed(() => {
    const when = this.state.when();
    const fields = this.state.fields();
    if (when === null || fields === null) return '';
    const formats = this.settings.formats();
    if (when.allDay) {
      const days = when.lastDay - when.firstDay + 1;
      return days > 0 ? formats.duration(days * 86_400_000) : '';
    }
    return when.end > when.start ? formats.duration(when.end - when.start) : '';
  });

  /** The zone of the times, where it isn't the one that the calendar shows. */
  protected readonly zoneNote = computed(() => {
    const when = this.state.when();
    const zone = this.state.zone();
    const shown = this.settings.zone();
    if (when === null || when.allDay || zone === shown) return '';
    const formats = this.settings.formats();
    const names = [when.start, when.end].map((at) => formats.zoneAbbreviation(at, shown));
    return this.text()('timesInDisplayZone', {
      zone: [...new Set(names)].join('/'),
      range: this.settings.times().spokenRange(when.start, when.end),
    });
  });

  /** What a wall time that the clocks skip becomes. */
  protected readonly gapNote = computed(() => {
    const when = this.state.when();
    const fields = this.state.fields();
    if (when === null || when.allDay || fields === null) return '';
    const zone = this.state.zone();
    const formats = this.settings.formats();
    const { startDay, startTime, endDay, endTime } = fields;
    const note = (day: number, typed: number, instant: number): string =>
      wallIn(instant, zone) === wallAt(day, typed)
        ? ''
        : this.text()('skippedTime', {
            time: formats.timeOfDay(typed),
            becomes: formats.timesIn(zone).time(instant),
          });
    const notes = [note(startDay, startTime, when.start), note(endDay, endTime, when.end)];
    return notes.filter(Boolean).join(' ');
  });

  /** Opens the list of start times at the present one, rather than at midnight. */
  protected showNear(list: MatAutocomplete): void {
    const time = this.state.fields()?.startTime ?? 0;
    setTimeout(() => {
      const at = list.options.get(Math.floor(time / HALF_HOUR))?._getHostElement();
      // Test environments without a layout have nothing to scroll.
      if (at !== undefined && 'scrollIntoView' in at) at.scrollIntoView({ block: 'nearest' });
    });
  }
}
