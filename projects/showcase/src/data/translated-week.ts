import type { CalendarResource } from 'ng-event-calendar/core';
import { addDays, mondayOf, wallAt } from './civil-date';
import type { StudioEvent } from './studio';

type Row = readonly [day: number, from: number, to: number, title: string, resource: string];

/** A small week in another language: its resources, and rows of events. */
export interface TranslatedWeek {
  readonly resources: readonly CalendarResource[];
  readonly rows: readonly Row[];
}

export const HEBREW_WEEK: TranslatedWeek = {
  resources: [
    { id: 'a', title: 'מרפאה', eventColor: 'indigo' },
    { id: 'b', title: 'אולם', eventColor: 'orange' },
  ],
  rows: [
    [-1, 9, 10, 'ישיבת צוות', 'a'],
    [0, 8.5, 9.5, 'פיזיותרפיה', 'a'],
    [0, 9, 10.5, 'פילאטיס מכשירים', 'b'],
    [1, 11, 12.5, 'אבחון ראשוני', 'a'],
    [2, 10, 11, 'שיעור פתוח', 'b'],
    [2, 13, 14, 'שיחה עם Dr. Falk (Berlin)', 'a'],
    [3, 9, 12, 'השתלמות', 'b'],
    [4, 8, 9, 'מעקב אחרי ניתוח', 'a'],
  ],
};

export const ARABIC_WEEK: TranslatedWeek = {
  resources: [
    { id: 'a', title: 'العيادة', eventColor: 'teal' },
    { id: 'b', title: 'القاعة', eventColor: 'purple' },
  ],
  rows: [
    [-1, 9, 10, 'اجتماع الفريق', 'a'],
    [0, 8.5, 9.5, 'علاج طبيعي', 'a'],
    [0, 9, 10.5, 'بيلاتس للمبتدئين', 'b'],
    [1, 11, 12.5, 'تقييم أولي', 'a'],
    [2, 10, 11, 'حصة مفتوحة', 'b'],
    [2, 13, 14, 'مكالمة مع R. Sato', 'a'],
    [3, 9, 12, 'ورشة عمل', 'b'],
    [4, 8, 9, 'متابعة بعد الجراحة', 'a'],
  ],
};

/** Creates the events of a translated week around a date; one of them lasts three days. */
export function translatedEvents({ rows, resources }: TranslatedWeek, date: string): StudioEvent[] {
  const monday = mondayOf(date);
  const timed = rows.map(([day, from, to, title, resource], index) => ({
    id: index + 1,
    title,
    start: wallAt(addDays(monday, day), from * 60),
    end: wallAt(addDays(monday, day), to * 60),
    resource,
  }));
  const allDay = {
    id: 'days',
    title: resources[1]!.title,
    start: monday,
    end: addDays(monday, 2),
    allDay: true,
    resource: 'b',
  };
  return [allDay, ...timed];
}
