import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { PrintRange } from './print-range';

it('prints the range that is shown', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const fixture = TestBed.createComponent(PrintRange);
  const page = fixture.nativeElement as HTMLElement;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  expect(await calendar.getDates()).toHaveLength(10);

  const range = page.querySelector('select')!;
  range.selectedIndex = 1;
  range.dispatchEvent(new Event('change'));
  expect(await calendar.getDates()).toHaveLength(6 * 7);

  page.querySelector('button')!.click();
  expect(print).toHaveBeenCalledTimes(1);
});
