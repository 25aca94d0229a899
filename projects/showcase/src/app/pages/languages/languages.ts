import { NgComponentOutlet } from '@angular/common';
import { Component, computed, inject, Injector, input, linkedSignal } from '@angular/core';
import { type CalendarView, provideEventCalendar } from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { LANGUAGES } from '../../../data/languages';
import { Page } from '../../ui/page';
import { LocalizedCalendar } from './localized-calendar';

/** The calendar in each of its languages. */
@Component({
  selector: 'sc-languages',
  imports: [NgComponentOutlet, Page],
  template: `
    <sc-page
      heading="Languages"
      lede="Labels from ng-event-calendar/locales, one constant a language; week start, clock, digits and the order of dates from the locale."
    >
      <label scPageTools>
        Language
        <select (change)="tag.set($any($event.target).value)">
          @for (each of languages; track each.tag) {
            <option [value]="each.tag" [selected]="each === language()" [lang]="each.tag">
              {{ each.name }}
            </option>
          }
        </select>
      </label>
      <ng-container
        [ngComponentOutlet]="calendar"
        [ngComponentOutletInjector]="injector()"
        [ngComponentOutletInputs]="inputs()"
      />
    </sc-page>
  `,
  styleUrl: './languages.scss',
})
export class Languages {
  private readonly parent = inject(Injector);

  /** Query parameters. */
  readonly lang = input<string>();
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly languages = LANGUAGES;
  protected readonly calendar = LocalizedCalendar;
  protected readonly tag = linkedSignal(() => this.lang() ?? 'de');
  protected readonly language = computed(
    () => LANGUAGES.find(({ tag }) => tag === this.tag()) ?? LANGUAGES[0]!,
  );
  protected readonly inputs = computed(() => ({
    language: this.language(),
    view: this.view() ?? 'week',
    date: this.date() ?? today(),
  }));
  /** The outlet creates a new calendar for each language, with its injector. */
  protected readonly injector = computed(() =>
    Injector.create({
      parent: this.parent,
      providers: provideEventCalendar({
        locale: this.language().tag,
        localeText: this.language().texts,
      }),
    }),
  );
}
