import { TestBed } from '@angular/core/testing';
import { provideRouter, Router, withComponentInputBinding } from '@angular/router';
import { RouterTestingHarness } from '@angular/router/testing';
import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { InAddressBar } from './in-address-bar';

it('shows the date and the view of the address, and writes what the user turns to', async () => {
  TestBed.configureTestingModule({
    providers: [
      provideRouter([{ path: '', component: InAddressBar }], withComponentInputBinding()),
    ],
  });
  const page = await RouterTestingHarness.create('/?date=2026-11-20&view=month');
  const calendar = await TestbedHarnessEnvironment.loader(page.fixture).getHarness(
    EventCalendarHarness,
  );
  expect([await calendar.getView(), await calendar.getTitle()]).toEqual(['month', 'November 2026']);
  await calendar.next();
  expect(TestBed.inject(Router).url).toBe('/?date=2026-12-01&view=month');
  await page.navigateByUrl('/?date=2026-11-20&view=day');
  expect([await calendar.getView(), await calendar.getTitle()]).toEqual([
    'day',
    expect.stringContaining('November 20'),
  ]);
  await page.navigateByUrl('/');
  expect(await calendar.getView()).toBe('week');
  expect(TestBed.inject(Router).url).toBe('/');
});
