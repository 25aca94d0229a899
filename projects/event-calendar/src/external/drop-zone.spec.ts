import { Component, ErrorHandler, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';
import { givenEvent } from '../store/events/given-event.spec-host';
import { EcDropZone } from './drop-zone';

interface Visit extends CalendarEvent {
  readonly paid: boolean;
}

@Component({
  imports: [EcDropZone],
  template: `<div
    ecDropZone="Waiting list"
    [ecDropZoneAccepts]="accepts()"
    (eventDropped)="dropped.push($event)"
  ></div>`,
})
class Host {
  readonly dropped: Visit[] = [];
  readonly accepts = signal((visit: Visit): boolean | string => !visit.paid || 'Paid visits stay.');
}

const paid: Visit = { ...givenEvent({ id: 'p' }), paid: true };
const open: Visit = { ...givenEvent({ id: 'o' }), paid: false };

function given() {
  const thrown: unknown[] = [];
  TestBed.configureTestingModule({
    providers: [
      { provide: ErrorHandler, useValue: { handleError: (error: unknown) => thrown.push(error) } },
    ],
  });
  const fixture = TestBed.createComponent(Host);
  fixture.detectChanges();
  const [zone] = TestBed.inject(DropTargets).named() as readonly [DropTarget];
  const isOver = (): boolean => 'dropOver' in (zone.element as HTMLElement).dataset;
  return { fixture, host: fixture.componentInstance, zone, isOver, thrown };
}

const POINT = { x: 0, y: 0 };

describe('a drop zone of the host', () => {
  it('takes what the host accepts', () => {
    const { zone, host, fixture, isOver } = given();
    expect([zone.answerTo?.(open), zone.over(open, POINT)]).toEqual([true, true]);
    fixture.detectChanges();
    expect(isOver()).toBe(true);
    expect(zone.drop(open)).toMatchObject({});
    expect(host.dropped).toEqual([open]);
  });

  it('refuses the rest with the host’s reason, before the drop and at it', () => {
    const { zone, host, fixture, isOver } = given();
    expect([zone.answerTo?.(paid), zone.over(paid, POINT), zone.drop(paid)]).toEqual(
      Array(3).fill('Paid visits stay.'),
    );
    fixture.detectChanges();
    expect([host.dropped, isOver()]).toEqual([[], false]);
  });

  it('asks again at the drop', () => {
    const { zone, host, fixture } = given();
    expect(zone.over(open, POINT)).toBe(true);
    host.accepts.set(() => false);
    fixture.detectChanges();
    expect([zone.drop(open), host.dropped]).toEqual(['', []]);
  });

  it('refuses all, and reports it, where the host’s function fails', () => {
    const { zone, host, fixture, thrown } = given();
    const error = new Error('Broken');
    host.accepts.set(() => {
      throw error;
    });
    fixture.detectChanges();
    expect([zone.answerTo?.(open), thrown]).toEqual([false, [error]]);
  });
});
