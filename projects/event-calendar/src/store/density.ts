import { computed, inject, Injectable } from '@angular/core';
import { isHourHeight, readVisibleHours, areSameHours } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarSettings } from './calendar-settings';
import { Reports } from './reports';

const DEFAULT_SLOT = 30;
const SHORTEST_SLOT = 5;
const LONGEST_SLOT = 240;
const DAY_MINUTES = 1440;

/** Which hours the time grid shows, how high they are, and how they are divided. */
@Injectable()
export class Density {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly reports = inject(Reports);

  /** The hours to be seen, in order and apart; what lies between is folded. */
  readonly hours = computed(() => readVisibleHours(this.inputs.visibleHours()), {
    equal: areSameHours,
  });

  /** What the host says of the height of an hour; undefined where it leaves that to the style sheet. */
  private readonly asked = computed(() => {
    const asked = this.inputs.hourHeight();
    if (asked === undefined || isHourHeight(asked)) return asked;
    this.reports.report(
      'invalid-value',
      `hourHeight is ${JSON.stringify(asked)}; hours are as high as --ec-hour-height. ` +
        `Use a number of pixels from 24 to 240, or 'fit'.`,
    );
    return undefined;
  });
  /** Pixels of an hour at least, or `'fit'`; undefined where the style sheet says it. */
  readonly hourHeight = computed(() => this.settings.preferences().hourHeight ?? this.asked());
  /** Whether the user may make hours higher and lower. */
  readonly canZoom = computed(() => this.asked() !== undefined);

  /** Minutes of a slot, by which the day can be divided. */
  readonly slotMinutes = computed(() => {
    const asked = this.inputs.slotMinutes();
    const isInRange = asked >= SHORTEST_SLOT && asked <= LONGEST_SLOT;
    if (Number.isInteger(asked) && isInRange && DAY_MINUTES % asked === 0) return asked;
    this.reports.report(
      'invalid-value',
      `slotMinutes is ${JSON.stringify(asked)}; ${DEFAULT_SLOT} is used. ` +
        `Use whole minutes from 5 to 240 that divide the day, such as 15, 20 or 60.`,
    );
    return DEFAULT_SLOT;
  });
}
