import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { type ComponentFixture, TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { FoundVisits } from './found-visits';

describe('FoundVisits', () => {
  let fixture: ComponentFixture<FoundVisits>;
  let calendar: EventCalendarHarness;

  beforeEach(async () => {
    fixture = TestBed.createComponent(FoundVisits);
    calendar = await TestbedHarnessEnvironment.loader(fixture).getHarness(EventCalendarHarness);
  });

  async function choose(mode: string): Promise<void> {
    const page = fixture.nativeElement as HTMLElement;
    const list = page.querySelector('select')!;
    list.selectedIndex = ['list', 'filter', 'dim'].indexOf(mode);
    list.dispatchEvent(new Event('change'));
    await fixture.whenStable();
  }

  it('lists visits by a number, and leads to them', async () => {
    await calendar.search('0171');
    expect(await calendar.getSearchCount()).toBe(2);
    await calendar.chooseSearchResult({ title: 'Ada', date: '2027-02-12' });
    expect(await calendar.getDates()).toContain('2027-02-12');
  });

  it('shows those that match alone', async () => {
    await choose('filter');
    await calendar.search('ada');
    expect(await calendar.getEventTitles()).toEqual(['Ada']);
    await calendar.nextMatch();
    await calendar.nextMatch();
    expect(await calendar.getDates()).toContain('2026-11-19');
    await calendar.clearSearch();
    expect(await calendar.getEventTitles()).toEqual(['Ada', 'Grace']);
  });

  it('fades the others', async () => {
    await choose('dim');
    fixture.componentInstance.text.set('grace');
    expect(await (await calendar.getEvent({ title: 'Ada' })).isDimmed()).toBe(true);
    const grace = await calendar.getEvent({ title: 'Grace' });
    expect(await grace.isDimmed()).toBe(false);
    expect(await (await grace.host()).text()).toContain('0160 114');
  });
});
