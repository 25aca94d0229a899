import { groupResources, type CalendarResource } from 'ng-event-calendar/core';
import { utilization } from './utilization';

const MACHINES: readonly (CalendarResource & { readonly hall: string })[] = [
  { id: 'p1', title: 'Press 1', hall: 'North' },
  { id: 'p2', title: 'Press 2', hall: 'North' },
  { id: 'mill', title: 'Mill', hall: 'South' },
];

describe('utilization', () => {
  it('is the booked share of the hours of all machines in a hall', () => {
    const zone = 'Europe/Berlin';
    const plant = {
      zone,
      resources: groupResources(MACHINES, 'hall'),
      workingHours: [{ start: '06:00', end: '22:00', timezone: zone }],
      events: [
        {
          ...{ id: 1, title: 'Door panel', resource: 'p1' },
          ...{ start: '2026-11-16T06:00', end: '2026-11-20T22:00' },
        },
      ],
    };
    expect(utilization(plant, '2026-11-16T00:00', '2026-11-21T00:00')).toEqual({
      North: 0.5,
      South: 0,
    });
  });
});
