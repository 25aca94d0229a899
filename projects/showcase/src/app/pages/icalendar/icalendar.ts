import { Component, DOCUMENT, computed, inject, input, linkedSignal, signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar';
import { readIcal, writeIcal, type IcalFault, type IcalWriteFault } from 'ng-event-calendar/ical';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { today } from '../../../data/civil-date';
import { recurringEvents, RULE_RESOURCES } from '../../../data/recurring-events';
import { Icon } from '../../ui/icon';
import { Page } from '../../ui/page';

/** Octets; no text short enough to be read has more. */
const LARGEST_FILE = 40_000_000;

const FILE_NAME = 'calendar.ics';

/** A calendar that imports iCalendar files, and exports itself as one. */
@Component({
  selector: 'sc-icalendar',
  imports: [EventCalendarPremiumComponent, Icon, Page],
  templateUrl: './icalendar.html',
  styleUrl: './icalendar.scss',
})
export class ICalendar {
  /** Query parameter. */
  readonly date = input<string>();

  private readonly document = inject(DOCUMENT);

  protected readonly lede =
    'Drop an .ics file onto the calendar: series, changed occurrences, time zones and whole days ' +
    'become events, and what the calendar has no words for stays with them for the way back.';
  protected readonly resources = RULE_RESOURCES;
  protected readonly shownDate = linkedSignal(() => this.date() ?? today());
  protected readonly events = linkedSignal<CalendarEvent[]>(() =>
    recurringEvents(this.date() ?? today()),
  );
  protected readonly isOver = signal(false);
  /** Result of the last file, read or written. */
  protected readonly outcome = signal('');
  protected readonly faults = signal<readonly (IcalFault | IcalWriteFault)[]>([]);
  protected readonly faultCount = computed(() => counted(this.faults().length, 'fault'));

  protected dragOver(event: DragEvent): void {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    this.isOver.set(true);
  }

  protected dragLeave(event: DragEvent, board: HTMLElement): void {
    const isInside = event.relatedTarget instanceof Node && board.contains(event.relatedTarget);
    this.isOver.set(isInside && this.isOver());
  }

  protected async drop(event: DragEvent): Promise<void> {
    this.isOver.set(false);
    const file = event.dataTransfer?.files.item(0);
    if (!file) return;
    event.preventDefault();
    await this.open(file);
  }

  protected async choose(field: HTMLInputElement): Promise<void> {
    const file = field.files?.item(0);
    if (file) await this.open(file);
    // Cleared, so that the same file can be chosen again.
    field.value = '';
  }

  protected download(): void {
    const faults: IcalWriteFault[] = [];
    const text = writeIcal(this.events(), { onFault: (fault) => faults.push(fault) });
    this.faults.set(faults);
    const what = faults.length > 0 ? 'not all' : 'all';
    this.outcome.set(`${FILE_NAME} holds ${what} that is in the calendar.`);
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = this.document.createElement('a');
    link.href = address;
    link.download = FILE_NAME;
    link.click();
    // By then the browser has begun to save.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  private async open(file: File): Promise<void> {
    this.faults.set([]);
    if (file.size > LARGEST_FILE) {
      this.outcome.set(`${file.name} is too large. Nothing was read.`);
      return;
    }
    this.outcome.set(`Reading ${file.name} …`);
    try {
      const { events, faults } = await readIcal(await file.text());
      // Importing a file again updates its events.
      const ids = new Set(events.map(({ id }) => String(id)));
      this.events.update((before) => [
        ...before.filter(({ id }) => !ids.has(String(id))),
        ...events,
      ]);
      const first = events[0]?.start.slice(0, 10);
      if (first) this.shownDate.set(first);
      this.faults.set(faults);
      this.outcome.set(`${counted(events.length, 'event')} read from ${file.name}.`);
    } catch (error) {
      this.outcome.set(`${file.name} can’t be read: ${String(error)}`);
    }
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
