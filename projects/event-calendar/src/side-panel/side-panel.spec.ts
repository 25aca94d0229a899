import { Injector } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { BOUNDARY_INJECTOR } from '../store/inputs/calendar-inputs';
import { GestureRules } from '../store/events/gesture-rules';
import { givenPart, type GivenInputs } from '../store/given-part.spec-host';
import { SidePanel } from './side-panel';

async function given(inputs: GivenInputs): Promise<HTMLElement> {
  const calendar = { provide: BOUNDARY_INJECTOR, useExisting: Injector };
  givenPart(GestureRules, inputs, [calendar]);
  const fixture = TestBed.createComponent(SidePanel);
  await fixture.whenStable();
  return fixture.nativeElement as HTMLElement;
}

describe('SidePanel', () => {
  it('holds calendar and resources', async () => {
    const root = await given({ resources: [{ id: 'a', title: 'A' }] });
    expect(root.querySelectorAll('[data-mini-date]')).toHaveLength(42);
    expect(root.querySelectorAll('[data-resource-id]')).toHaveLength(1);
  });

  it.each<[GivenInputs, boolean]>([
    [{}, true],
    [{ width: 390 }, false],
    [{ eventCreation: false }, false],
  ])('with %j begins with a button for new events: %s', async (inputs, has) => {
    const root = await given(inputs);
    expect(root.firstElementChild?.matches('ec-create-button') === true).toBe(has);
  });
});
