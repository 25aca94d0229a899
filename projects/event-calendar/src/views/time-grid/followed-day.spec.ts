import { Injectable } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { dayFrom } from 'ng-event-calendar/core/internal';
import { FurtherZones } from '../../store/further-zones';
import { givenPart } from '../../store/given-part.spec-host';
import { followedDay } from './followed-day';

@Injectable()
class Following {
  readonly day = followedDay();
}

it('the day that is followed is that of cursor or pointer, else today, else the first one shown', () => {
  const { part, inputs } = givenPart(Following, { visibleDate: '2026-11-20' }, [Following]);
  expect(part.day()).toBe(dayFrom(2026, 11, 20));
  TestBed.inject(FurtherZones).visited.set(dayFrom(2026, 11, 17));
  expect(part.day()).toBe(dayFrom(2026, 11, 17));
  inputs.visibleDate.set('2026-12-01');
  expect(part.day()).toBe(dayFrom(2026, 11, 29));
});
