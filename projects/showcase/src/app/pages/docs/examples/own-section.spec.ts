import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { OwnSection } from './own-section';

it('writes a key of the calendar’s own, which its field shows at once', async () => {
  const fixture = TestBed.createComponent(OwnSection);
  const page = fixture.nativeElement as HTMLElement;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const editor = await calendar.openEditor({ title: 'Class 4b' });
  expect(await editor.getColor()).toBeNull();

  const status = [...page.querySelectorAll('select')].find(({ textContent }) =>
    textContent.includes('confirmed'),
  )!;
  status.selectedIndex = 1;
  status.dispatchEvent(new Event('change'));
  expect(await editor.getColor()).toBe('green');

  // The last change counts.
  await editor.setColor('red');
  await editor.save();
  expect(await (await calendar.getEvent({ title: 'Class 4b' })).getColor()).toBe('red');
});
