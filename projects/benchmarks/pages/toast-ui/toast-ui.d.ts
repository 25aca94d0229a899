/** Types for the parts of the package that the page uses; its own types can't be found through its `exports`. */
declare module '@toast-ui/calendar' {
  export type ToastView = 'day' | 'week' | 'month';

  export interface ToastEvent {
    readonly id: string;
    readonly calendarId: string;
    readonly title: string;
    readonly category: 'allday' | 'time';
    readonly isAllday: boolean;
    readonly start: string;
    readonly end: string;
    readonly backgroundColor: string;
    readonly borderColor: string;
  }

  /** A moment as the calendar provides it. */
  export interface ToastDate {
    toDate(): Date;
  }

  export interface ToastChange {
    readonly event: { readonly id: string; readonly calendarId: string };
    readonly changes: { readonly start?: ToastDate; readonly end?: ToastDate };
  }

  export interface ToastOptions {
    readonly defaultView: ToastView;
    readonly usageStatistics: boolean;
    readonly week: { readonly startDayOfWeek: number; readonly taskView: boolean };
    readonly month: { readonly startDayOfWeek: number };
  }

  export default class ToastCalendar {
    constructor(host: Element, options: ToastOptions);
    setDate(date: string): void;
    changeView(view: ToastView): void;
    createEvents(events: readonly ToastEvent[]): void;
    updateEvent(id: string, calendarId: string, changes: ToastChange['changes']): void;
    clear(): void;
    on(type: 'beforeUpdateEvent', listener: (change: ToastChange) => void): void;
    destroy(): void;
  }
}
