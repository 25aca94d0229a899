import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FindATime } from './find-a-time';

describe('FindATime', () => {
  let fixture: ComponentFixture<FindATime>;
  let element: HTMLElement;

  beforeEach(async () => {
    fixture = TestBed.createComponent(FindATime);
    await fixture.whenStable();
    element = fixture.nativeElement as HTMLElement;
  });

  const times = (): string[] =>
    [...element.querySelectorAll('[aria-label="Free times"] li')].map((each) =>
      each.textContent.trim().replaceAll(/\s/g, ' '),
    );
  const untick = async (name: string): Promise<void> => {
    const label = [...element.querySelectorAll('label')].find((each) =>
      each.textContent.includes(name),
    );
    label!.querySelector('input')!.click();
    await fixture.whenStable();
  };

  it('offers times at which both are there, with a way between', () => {
    expect(times()).toEqual([
      expect.stringMatching(/^Tuesday,? 11:00 . 11:45$/),
      expect.stringMatching(/^Tuesday,? 14:00 . 14:45$/),
      expect.stringMatching(/^Wednesday,? 09:00 . 09:45$/),
      expect.stringMatching(/^Wednesday,? 09:45 . 10:30$/),
      expect.stringMatching(/^Wednesday,? 10:30 . 11:15$/),
    ]);
  });

  it('offers others where one of them is enough', async () => {
    await untick('M. Lind');
    expect(times()[0]).toContain('Monday');
  });

  it('books one for both, and offers the next', async () => {
    const loader = TestbedHarnessEnvironment.loader(fixture);
    const calendar = await loader.getHarness(EventCalendarHarness);
    element.querySelector<HTMLElement>('[aria-label="Free times"] button')!.click();
    await fixture.whenStable();
    const [booked] = await calendar.getEvents({ title: 'Appointment' });
    expect(await booked?.getResourceIds()).toEqual(['weber', 'lind']);
    expect(times()[0]).toMatch(/^Tuesday,? 14:00/);
  });
});
