import { dayFrom } from 'ng-event-calendar/core/internal';
import { GestureRules } from './gesture-rules';
import { givenPart, type GivenInputs } from '../given-part.spec-host';

const given = (more: GivenInputs = {}): GestureRules => givenPart(GestureRules, more).part;
const SLOT = { day: dayFrom(2026, 11, 20), instant: null };

describe('what may be done by hand', () => {
  it.each<[GivenInputs, boolean]>([
    [{}, true],
    [{ eventCreation: { duration: 60 } }, true],
    [{ eventCreation: false }, false],
    [{ readOnly: true }, false],
    [{ readOnly: false }, true],
  ])('under %j events are created: %s', (more, can) => {
    const rules = given(more);
    expect([rules.canCreate(), rules.canCreateIn(SLOT)]).toEqual([can, can]);
  });

  it.each<[GivenInputs, boolean]>([
    [{}, true],
    [{ showCreateButton: false }, false],
    [{ eventCreation: false }, false],
    [{ readOnly: true }, false],
    [{ shouldEventRequireResource: true }, false],
    [{ shouldEventRequireResource: true, resources: [{ id: 'a', title: 'A' }] }, true],
    [
      {
        shouldEventRequireResource: true,
        resources: [{ id: 'a', title: 'A', canHaveEvents: false }],
      },
      false,
    ],
    [
      {
        shouldEventRequireResource: true,
        resources: [
          {
            id: 'a',
            title: 'A',
            areEventsReadOnly: true,
            children: [{ id: 'b', title: 'B' }],
          },
        ],
      },
      false,
    ],
    [
      {
        shouldEventRequireResource: ['Room'],
        resources: [{ id: 'a', title: 'A', kind: 'Room', areEventsReadOnly: true }],
      },
      false,
    ],
    [
      {
        shouldEventRequireResource: ['Room', 'Boat'],
        resources: [{ id: 'a', title: 'A', kind: 'Room' }],
      },
      true,
    ],
  ])('under %j there is a button for it: %s', (inputs, has) => {
    expect(given(inputs).hasCreateButton()).toBe(has);
  });

  it.each<[GivenInputs['eventCreation'], string]>([
    [true, 'click'],
    [{ duration: 60 }, 'click'],
    [{ interaction: 'click' }, 'click'],
    [{ interaction: 'double-click' }, 'double-click'],
  ])('as %j by a %s', (eventCreation, press) => {
    expect(given({ eventCreation: eventCreation! }).creationPress()).toBe(press);
  });

  it.each<[GivenInputs, boolean]>([
    [{}, false],
    [{ canDragEventsFromTheOutside: true }, true],
    [{ canDragEventsFromTheOutside: true, eventCreation: false }, true],
    [{ canDragEventsFromTheOutside: true, readOnly: true }, false],
  ])('under %j something comes from outside: %s', (more, can) => {
    expect(given(more).canTakeIn()).toBe(can);
  });
});
