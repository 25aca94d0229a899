import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core';

/** Data that a host's back end might send, none of which would compile. */
export interface FaultyInput {
  readonly events: CalendarEvent[];
  readonly resources: readonly CalendarResource[];
}

/** Returns one of each fault that a calendar has to tolerate, beside two valid events. */
export function faultyInput(date: string): FaultyInput {
  const at = (time: string) => `${date}T${time}:00`;
  const events: readonly unknown[] = [
    {
      id: 'sound',
      title: 'Nothing wrong here',
      start: at('08:00'),
      end: at('09:00'),
      resource: 'a',
    },
    { title: 'No id', start: at('09:00'), end: at('10:00'), resource: 'a' },
    { id: 'twin', title: 'Duplicate id, first', start: at('10:00'), end: at('11:00') },
    { id: 'twin', title: 'Duplicate id, second', start: at('10:00'), end: at('11:30') },
    {
      id: 'native',
      title: 'A native Date',
      start: new Date(at('11:00')),
      end: new Date(at('12:00')),
    },
    { id: 'garbled', title: 'Unreadable start', start: 'next Tuesday', end: at('12:00') },
    { id: 'nowhere', title: '31 February', start: '2026-02-31T09:00', end: '2026-02-31T10:00' },
    { id: 'timeless', title: 'No end', start: at('12:00') },
    { id: 'backwards', title: 'Ends before it starts', start: at('13:00'), end: at('12:30') },
    { id: 'mauve', title: 'Unknown colour', start: at('14:00'), end: at('15:00'), color: 'mauve' },
    {
      id: 'mars',
      title: 'Unknown zone',
      start: at('15:00'),
      end: at('16:00'),
      timezone: 'Mars/Olympus_Mons',
    },
    {
      id: 'stray',
      title: 'Unknown resource',
      start: at('16:00'),
      end: at('17:00'),
      resource: 'nobody',
    },
    { id: 'nameless', start: at('17:00'), end: at('18:00') },
    {
      id: 'markup',
      title: '<b>Markup</b> is text<script>alert(1)</script>',
      start: at('18:00'),
      end: at('19:00'),
      resource: 'b',
    },
    null,
  ];
  const resources: readonly unknown[] = [
    { id: 'a', title: 'Sound', eventColor: 'indigo' },
    { id: 'b', title: 'Colour out of nowhere', eventColor: 'ultraviolet' },
    { id: 'a', title: 'Duplicate id' },
    { title: 'No id' },
  ];
  // Values that break their types are the point of the page.
  return {
    events: events as CalendarEvent[],
    resources: resources as readonly CalendarResource[],
  };
}
