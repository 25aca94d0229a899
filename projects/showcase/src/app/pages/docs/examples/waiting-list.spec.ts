import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { WaitingList } from './waiting-list';

it('goes along with what comes, goes and is undone', async () => {
  const fixture = TestBed.createComponent(WaitingList);
  const page = fixture.nativeElement as HTMLElement;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const items = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[ecDropZone] button')];
  const names = (): string[] => items().map(({ textContent }) => textContent);
  const press = async (element: Element | null | undefined, key: string, more = {}) => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    await calendar.waitForEvents();
    await fixture.whenStable();
  };
  const undo = (): Promise<void> => press(document.activeElement, 'z', { ctrlKey: true });
  expect(names()).toEqual(['Ana', 'Ben']);

  // By keys: Enter takes Ana to the calendar, and drops her there.
  await press(items()[0], 'Enter');
  await press(document.activeElement, 'Enter');
  expect(names()).toEqual(['Ben']);
  expect(await calendar.getEvents({ title: 'Ana' })).toHaveLength(1);

  await (await (await calendar.getEvent({ title: 'Ana' })).host()).focus();
  await undo();
  expect(names()).toEqual(['Ben', 'Ana']);
  expect(await calendar.getEvents({ title: 'Ana' })).toEqual([]);
});
