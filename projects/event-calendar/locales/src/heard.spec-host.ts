/** A step of a walk: a key, or words for what else is done, and all that is heard then, the focus first. */
export type Step = readonly [does: string, ...heard: string[]];
/** Languages of the walks. */
export type Language = 'en-US' | 'de';

/** All that is heard in each walk, by language. */
export const HEARD: Readonly<Record<string, Readonly<Record<Language, readonly Step[]>>>> = {
  'find today’s next event': {
    'en-US': [
      [
        'focus',
        'gridcell “Tuesday, November 17, 2026, no events”',
        'polite: 12 AM, Tuesday, November 17, 2026',
      ],
      [
        't',
        'gridcell “Friday, November 20, 2026, today, 1 event”',
        'polite: 12 PM, Friday, November 20, 2026, today',
      ],
      ['e', 'button “Retro, 3 – 4 PM, Friday, November 20, 2026”'],
      ['e', 'polite: No later event on these dates'],
    ],
    de: [
      [
        'focus',
        'gridcell “Dienstag, 17. November 2026, keine Termine”',
        'polite: 00:00, Dienstag, 17. November 2026',
      ],
      [
        't',
        'gridcell “Freitag, 20. November 2026, heute, 1 Termin”',
        'polite: 12:00, Freitag, 20. November 2026, heute',
      ],
      ['e', 'button “Retro, 15:00–16:00, Freitag, 20. November 2026”'],
      ['e', 'polite: Kein späterer Termin in diesem Zeitraum'],
    ],
  },
  'read a week': {
    'en-US': [
      ['focus', 'gridcell “Sunday, November 15, 2026, all day, no events”'],
      ['ArrowRight', 'gridcell “Monday, November 16, 2026, all day, 1 event”'],
      ['ArrowDown', 'button “Trip, Monday, November 16 – Wednesday, November 18, 2026, all day”'],
      ['ArrowRight', 'gridcell “Tuesday, November 17, 2026, all day, 1 event”'],
      ['e', 'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026”'],
      ['e', 'button “Retro, 3 – 4 PM, Friday, November 20, 2026”'],
      ['e', 'polite: No later event on these dates'],
    ],
    de: [
      ['focus', 'gridcell “Montag, 16. November 2026, ganztägig, 1 Termin”'],
      ['ArrowRight', 'gridcell “Dienstag, 17. November 2026, ganztägig, 1 Termin”'],
      ['ArrowDown', 'button “Trip, Tag 2 von 3”'],
      ['ArrowRight', 'gridcell “Mittwoch, 18. November 2026, ganztägig, 1 Termin”'],
      ['e', 'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026”'],
      ['e', 'button “Retro, 15:00–16:00, Freitag, 20. November 2026”'],
      ['e', 'polite: Kein späterer Termin in diesem Zeitraum'],
    ],
  },
  'move to another day and person': {
    'en-US': [
      ['focus on the event', 'button “Plan, 9 – 10 AM, Ana, Wednesday, November 18, 2026”'],
      [
        'g',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Plan, Ana, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      ['ArrowRight', 'polite: Ben, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM'],
      ['Ctrl+ArrowRight', 'polite: Ben, Thursday, November 19, 2026, 9:00 AM – 10:00 AM'],
      [
        'Enter',
        'button “Plan, 9 – 10 AM, Ben, Thursday, November 19, 2026”',
        'polite: Moved Plan from Ana, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM to Ben, Thursday, November 19, 2026, 9:00 AM – 10:00 AM',
      ],
    ],
    de: [
      ['focus on the event', 'button “Plan, 09:00–10:00, Ana, Mittwoch, 18. November 2026”'],
      [
        'g',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Plan aufgenommen, Ana, Mittwoch, 18. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      ['ArrowRight', 'polite: Ben, Mittwoch, 18. November 2026, 09:00–10:00'],
      ['Ctrl+ArrowRight', 'polite: Ben, Donnerstag, 19. November 2026, 09:00–10:00'],
      [
        'Enter',
        'button “Plan, 09:00–10:00, Ben, Donnerstag, 19. November 2026”',
        'polite: Plan von Ana, Mittwoch, 18. November 2026, 09:00–10:00 nach Ben, Donnerstag, 19. November 2026, 09:00–10:00 verschoben',
      ],
    ],
  },
  'a refused move': {
    'en-US': [
      ['focus on the event', 'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026”'],
      [
        'g',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Plan, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      [
        'ArrowDown',
        'polite: Wednesday, November 18, 2026, 9:15 AM – 10:15 AM. Cleaning, 10 AM – 12 PM',
      ],
      ['Enter', 'assertive: Not possible here: Cleaning, 10 AM – 12 PM. Still holding Plan'],
      [
        'Escape',
        'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026”',
        'polite: Put Plan back, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM',
      ],
    ],
    de: [
      ['focus on the event', 'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026”'],
      [
        'g',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Plan aufgenommen, Mittwoch, 18. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      ['ArrowDown', 'polite: Mittwoch, 18. November 2026, 09:15–10:15. Cleaning, 10:00–12:00'],
      ['Enter', 'assertive: Hier nicht möglich: Cleaning, 10:00–12:00. Plan wird weiter gehalten'],
      [
        'Escape',
        'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026”',
        'polite: Plan zurückgelegt, Mittwoch, 18. November 2026, 09:00–10:00',
      ],
    ],
  },
  'a series’ scope': {
    'en-US': [
      ['focus on the event', 'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026, recurring”'],
      [
        'g',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Plan, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      ['ArrowDown', 'polite: Wednesday, November 18, 2026, 9:15 AM – 10:15 AM'],
      ['Enter', 'input “Only this event”'],
      ['choose “This and following events”', 'input “This and following events”'],
      [
        'confirm',
        'button “Plan, 9:15 – 10:15 AM, Wednesday, November 18, 2026, recurring”',
        'polite: Moved Plan and following events from Wednesday, November 18, 2026, 9:00 AM – 10:00 AM to Wednesday, November 18, 2026, 9:15 AM – 10:15 AM',
      ],
    ],
    de: [
      [
        'focus on the event',
        'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026, wiederkehrend”',
      ],
      [
        'g',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Plan aufgenommen, Mittwoch, 18. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      ['ArrowDown', 'polite: Mittwoch, 18. November 2026, 09:15–10:15'],
      ['Enter', 'input “Nur dieser Termin”'],
      ['choose “This and following events”', 'input “Dieser und alle folgenden Termine”'],
      [
        'confirm',
        'button “Plan, 09:15–10:15, Mittwoch, 18. November 2026, wiederkehrend”',
        'polite: Plan und folgende Termine von Mittwoch, 18. November 2026, 09:00–10:00 nach Mittwoch, 18. November 2026, 09:15–10:15 verschoben',
      ],
    ],
  },
  'a failed save and Retry': {
    'en-US': [
      ['focus on the event', 'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026”'],
      [
        'g',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Plan, Wednesday, November 18, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      ['ArrowRight', 'polite: Thursday, November 19, 2026, 9:00 AM – 10:00 AM'],
      [
        'Enter',
        'button “Plan, 9 – 10 AM, Wednesday, November 18, 2026”',
        'assertive: The change was not saved: The hall is closed.',
      ],
      ['Retry', 'button “Plan, 9 – 10 AM, Thursday, November 19, 2026”', 'polite: Saved Plan'],
    ],
    de: [
      ['focus on the event', 'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026”'],
      [
        'g',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Plan aufgenommen, Mittwoch, 18. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      ['ArrowRight', 'polite: Donnerstag, 19. November 2026, 09:00–10:00'],
      [
        'Enter',
        'button “Plan, 09:00–10:00, Mittwoch, 18. November 2026”',
        'assertive: 1 Änderung wurde nicht gespeichert: The hall is closed.',
      ],
      [
        'Retry',
        'button “Plan, 09:00–10:00, Donnerstag, 19. November 2026”',
        'polite: Plan gespeichert',
      ],
    ],
  },
  'an item from outside': {
    'en-US': [
      ['focus', 'button “Visit”'],
      [
        'Enter',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Visit, Tuesday, November 17, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      ['ArrowRight', 'polite: Wednesday, November 18, 2026, 9:00 AM – 10:00 AM'],
      ['Escape', 'button “Visit”', 'polite: Put Visit back'],
      [
        'Enter',
        'grid “Week view, Nov 15 – 21, 2026”',
        'polite: Picked up Visit, Tuesday, November 17, 2026, 9:00 AM – 10:00 AM. Move it with the arrow keys, its end with Shift. Enter drops it, Escape puts it back.',
      ],
      [
        'Enter',
        'button “Visit, 9 – 10 AM, Tuesday, November 17, 2026”',
        'polite: Created Visit, Tuesday, November 17, 2026, 9:00 AM – 10:00 AM',
      ],
    ],
    de: [
      ['focus', 'button “Visit”'],
      [
        'Enter',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Visit aufgenommen, Dienstag, 17. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      ['ArrowRight', 'polite: Mittwoch, 18. November 2026, 09:00–10:00'],
      ['Escape', 'button “Visit”', 'polite: Visit zurückgelegt'],
      [
        'Enter',
        'grid “Ansicht „Woche“, 16.–22. Nov. 2026”',
        'polite: Visit aufgenommen, Dienstag, 17. November 2026, 09:00–10:00. Mit den Pfeiltasten verschieben, das Ende mit der Umschalttaste. Eingabetaste legt ab, Escape legt zurück.',
      ],
      [
        'Enter',
        'button “Visit, 09:00–10:00, Dienstag, 17. November 2026”',
        'polite: Visit erstellt, Dienstag, 17. November 2026, 09:00–10:00',
      ],
    ],
  },
};
