import { TestbedHarnessEnvironment } from '@angular/cdk/testing/testbed';
import { TestBed } from '@angular/core/testing';
import { EventCalendarHarness } from 'ng-event-calendar/testing';
import { OpenPractice } from './open-practice';

describe('OpenPractice', () => {
  let calendar: EventCalendarHarness;
  let day: string;

  beforeEach(async () => {
    const fixture = TestBed.createComponent(OpenPractice);
    const loader = TestbedHarnessEnvironment.loader(fixture);
    calendar = await loader.getHarness(EventCalendarHarness);
    day = (await calendar.getDates())[0]!;
  });

  const startOf = async (title: string): Promise<string | null> =>
    (await calendar.getEvent({ title })).getStart();

  it('has nobody in two places at once', async () => {
    const appointment = await calendar.getEvent({ title: 'Ida Holm' });
    await appointment.moveTo(`${day}T10:15`);
    expect(await calendar.getNotice()).toBe('Overlaps Piet Maas');
    expect(await startOf('Ida Holm')).toBe(`${day}T09:00`);
  });

  it('takes an emergency in the meeting, without asking', async () => {
    const emergency = await calendar.getEvent({ title: 'Elif Kaya' });
    await emergency.moveTo(`${day}T13:15`);
    expect(await calendar.getNotice()).toBeNull();
    expect(await startOf('Elif Kaya')).toBe(`${day}T13:15`);
  });

  it('has room for three in the training room', async () => {
    const appointment = await calendar.getEvent({ title: 'Piet Maas' });
    await appointment.moveTo({ resource: 'training' });
    expect(await calendar.getNotice()).toBeNull();
    const other = await calendar.getEvent({ title: 'Ida Holm' });
    await other.moveTo({ resource: 'training', time: '10:30' });
    expect(await calendar.getNotice()).toBe('Training is full from 10:30 AM to 10:45 AM (3 of 3)');
  });
});
