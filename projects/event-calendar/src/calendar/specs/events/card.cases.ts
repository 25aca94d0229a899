import { ApplicationRef, Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { EcEventCard } from '../../../templates/event-card-template';
import { FRIDAY_NOON, givenCalendar, givenEvent, givenNow } from '../../calendar.spec-host';
import { EventCalendarComponent } from '../../event-calendar';

const visit = givenEvent({ id: 'a', title: 'Visit', resource: 'ana', description: 'Bring it' });
const resources = [{ id: 'ana', title: 'Ana', eventColor: 'pink' as const }];

async function hover(page: HTMLElement): Promise<HTMLElement | null> {
  const settled = (): Promise<void> => TestBed.inject(ApplicationRef).whenStable();
  const event = page.querySelector('ec-event')!;
  // The first sign of a user, and then a pointer that rests.
  for (const type of ['pointermove', 'pointerover']) {
    event.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    await settled();
  }
  event.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  await new Promise((rested) => setTimeout(rested, 600));
  await settled();
  return page.querySelector<HTMLElement>('ec-event-card');
}

describe('the card of an event', () => {
  beforeEach(() => {
    givenNow(FRIDAY_NOON);
    HTMLElement.prototype.showPopover = jest.fn();
  });
  afterEach(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'));

  it('says all of it, beside what screen readers are told, and goes with its event', async () => {
    const events = signal<CalendarEvent[]>([visit]);
    const { element, fixture } = await givenCalendar({ events, resources });
    const card = await hover(element);
    expect(
      [...(card?.querySelectorAll('h3, p') ?? [])].map((line) => line.textContent.trim()),
    ).toEqual(['Visit', 'Fri, Nov 20 · 10 – 11 AM', 'Ana', 'Bring it']);
    expect(card?.getAttribute('aria-hidden')).toBe('true');
    expect(card?.getAttribute('popover')).toBe('manual');
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledTimes(1);
    events.set([]);
    await fixture.whenStable();
    expect(element.querySelector('ec-event-card')).toBeNull();
  });

  it('can say what the host writes', async () => {
    @Component({
      imports: [EcEventCard, EventCalendarComponent],
      template: `
        <event-calendar displayTimezone="UTC" [events]="events" [resources]="resources">
          <ng-template
            [ecEventCard]="events"
            let-event
            let-title="title"
            let-time="time"
            let-resourceTitle="resourceTitle"
            let-color="color"
            let-isPast="isPast"
            let-resource="resource"
          >
            {{ event.patient }}/{{ title }}/{{ time }}/{{ resourceTitle }}/{{ color }}/{{
              isPast
            }}/{{ resource?.id }}
          </ng-template>
        </event-calendar>
      `,
    })
    class Host {
      readonly resources = resources;
      readonly events = [{ ...visit, patient: 'Mrs. Hall' }];
    }
    const fixture = TestBed.createComponent(Host);
    await fixture.whenStable();
    const card = await hover(fixture.nativeElement as HTMLElement);
    expect(card?.textContent.trim()).toBe(
      'Mrs. Hall/Visit/Friday, November 20, 2026, 10:00 AM – 11:00 AM/Ana/pink/true/ana',
    );
  });
});
