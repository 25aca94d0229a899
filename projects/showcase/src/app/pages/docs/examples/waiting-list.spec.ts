import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { WaitingList } from './waiting-list';

/** Opens the page with Ana's visit, dragged in by keys. */
async function given() {
  const fixture = TestBed.createComponent(WaitingList);
  const page = fixture.nativeElement as HTMLElement;
  const calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  const items = (): HTMLElement[] => [...page.querySelectorAll<HTMLElement>('[ecDropZone] button')];
  const names = (): string[] => items().map(({ textContent }) => textContent.trim());
  const press = async (element: Element | null | undefined, key: string, more = {}) => {
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    await calendar.waitForEvents();
    await fixture.whenStable();
  };
  const undo = (): Promise<void> => press(document.activeElement, 'z', { ctrlKey: true });
  // By keys: Enter takes Ana to the calendar, and drops her there.
  await press(items()[0], 'Enter');
  await press(document.activeElement, 'Enter');
  return { calendar, items, names, press, undo };
}

it('goes along with what comes, goes and is undone', async () => {
  const { calendar, names, undo } = await given();
  expect(names()).toEqual(['Ben']);
  expect(await calendar.getEvents({ title: 'Ana' })).toHaveLength(1);

  await (await (await calendar.getEvent({ title: 'Ana' })).host()).focus();
  await undo();
  expect(names()).toEqual(['Ben', 'Ana']);
  expect(await calendar.getEvents({ title: 'Ana' })).toEqual([]);
});

it('lets nobody wait for whom a visit is left', async () => {
  const { calendar, names } = await given();
  const ids = async (): Promise<(string | null)[]> =>
    Promise.all(
      (await calendar.getEvents()).map(async (event) =>
        (await event.host()).getAttribute('data-event-id'),
      ),
    );
  const [original] = await ids();
  const choose = async (id: string, item: string): Promise<void> => {
    await (await (await calendar.getEvent({ id })).openMenu()).choose(item);
  };
  await choose(original!, 'Duplicate');
  const copies = (await ids()).filter((id) => id !== original);
  expect(copies).toHaveLength(1);
  await choose(copies[0]!, 'Delete event');
  expect(names()).toEqual(['Ben']);
  await choose(original!, 'Delete event');
  expect(names()).toEqual(['Ben', 'Ana']);
});

it('takes off again who was cut and is pasted', async () => {
  const { calendar, names, press } = await given();
  await (await (await calendar.getEvent({ title: 'Ana' })).host()).focus();
  await press(document.activeElement, 'x', { ctrlKey: true });
  expect(names()).toEqual(['Ben', 'Ana']);
  await press(document.activeElement, 'v', { ctrlKey: true });
  expect(names()).toEqual(['Ben']);
});
