import { inject, Injectable } from '@angular/core';
import { dayOf, wallIn } from 'ng-event-calendar/core/internal';
import { Announcer } from '../feedback/announcer';
import { AdditionalTimezones } from '../store/dates/additional-timezones';
import { shownZone } from '../store/dates/shown-zone';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Announces times in the additional zones. */
@Injectable()
export class FurtherTimes {
  readonly #announcer = inject(Announcer);
  readonly #settings = inject(CalendarSettings);
  readonly #zones = inject(AdditionalTimezones);

  /**
   * Announces an instant in the additional zones, with its date where that differs; returns false without such zones.
   */
  say(instant: number): boolean {
    const formats = this.#settings.formats();
    const dayIn = (zone: string): number => dayOf(wallIn(instant, zone));
    const day = dayIn(this.#settings.zone());
    const said = this.#zones
      .shown()
      .further.map(shownZone)
      .map(({ name, zone }) => {
        const time = `${name} ${formats.timesIn(zone).time(instant)}`;
        return dayIn(zone) === day ? time : `${time}, ${formats.fullDate(dayIn(zone))}`;
      });
    if (said.length > 0) this.#announcer.say(said.join('; '));
    return said.length > 0;
  }
}
