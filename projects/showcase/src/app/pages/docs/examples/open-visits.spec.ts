import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { OpenVisits } from './open-visits';

it('shows all visits once none is hidden any more', async () => {
  const fixture = TestBed.createComponent(OpenVisits);
  const loader = TestbedHarnessEnvironment.loader(fixture);
  const calendar = await loader.getHarness(EventCalendarHarness);
  expect(await calendar.getEventTitles()).toEqual(['Grace']);
  (fixture.nativeElement as HTMLElement).querySelector('input')!.click();
  expect(await calendar.getEventTitles()).toEqual(['Ada', 'Grace']);
});
