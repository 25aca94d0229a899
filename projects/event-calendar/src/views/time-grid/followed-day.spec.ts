import { Injectable } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { dayFrom } from 'ng-event-calendar/core/internal';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { FocusedSlot } from '../../store/layout/focused-slot';
import { givenPart } from '../../store/given-part.spec-host';
import { followedDay } from './followed-day';

@Injectable()
class Following {
  readonly day = followedDay();
}

it('the day that is followed is that of cursor or pointer, else today, else the first one shown', () => {
  const { part, inputs } = givenPart(Following, { visibleDate: '2026-11-20' }, [Following]);
  expect(part.day()).toBe(dayFrom(2026, 11, 20));
  TestBed.inject(AdditionalTimezones).visited.set(dayFrom(2026, 11, 17));
  expect(part.day()).toBe(dayFrom(2026, 11, 17));
  inputs.visibleDate.set('2026-12-01');
  expect(part.day()).toBe(dayFrom(2026, 11, 29));
});

it('whichever of cursor and pointer has moved last is followed, also within one turn', () => {
  const { part } = givenPart(Following, { visibleDate: '2026-11-20' }, [Following]);
  const { visited } = TestBed.inject(AdditionalTimezones);
  const { slot } = TestBed.inject(FocusedSlot);
  slot.set({ day: dayFrom(2026, 11, 16), instant: null });
  visited.set(dayFrom(2026, 11, 18));
  expect(part.day()).toBe(dayFrom(2026, 11, 18));
  slot.set({ day: dayFrom(2026, 11, 19), instant: null });
  expect(part.day()).toBe(dayFrom(2026, 11, 19));
  slot.set(null);
  expect(part.day()).toBe(dayFrom(2026, 11, 19));
});
