import { Component, signal } from '@angular/core';
import { TestBed } from '@angular/core/testing';
import { DropTargets } from '../gestures/drop-targets';
import { EcExternalEvent } from './external-event';

@Component({
  selector: 'ec-spec-items',
  imports: [EcExternalEvent],
  template: `<div [ecExternalEvent]="event()" [ecExternalEventDisabled]="isDisabled()"></div>`,
})
class Items {
  readonly event = signal<object>({ title: 'Visit' });
  readonly isDisabled = signal(false);
}

describe('an element that can be dragged into calendars', () => {
  async function given() {
    const pickUp = jest.spyOn(DropTargets.prototype, 'pickUpExternal').mockReturnValue(true);
    const fixture = TestBed.createComponent(Items);
    await fixture.whenStable();
    const element = (fixture.nativeElement as HTMLElement).querySelector<HTMLElement>('div')!;
    const press = async (): Promise<readonly unknown[]> => {
      await fixture.whenStable();
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
      return pickUp.mock.calls.splice(0).map(([event]) => event);
    };
    return { host: fixture.componentInstance, element, press };
  }

  it('is reached and taken by keys', async () => {
    const { element, press } = await given();
    expect(element.tabIndex).toBe(0);
    expect(await press()).toEqual([{ title: 'Visit' }]);
  });

  it('isn’t where it is disabled', async () => {
    const { host, element, press } = await given();
    host.isDisabled.set(true);
    expect(await press()).toEqual([]);
    expect(element.hasAttribute('tabindex')).toBe(false);
  });

  it.each<unknown>([null, undefined, 'Visit', []])(
    'isn’t while the host binds %j, as before its values have come',
    async (event) => {
      const { host, element, press } = await given();
      host.event.set(event as object);
      expect(await press()).toEqual([]);
      expect(element.hasAttribute('tabindex')).toBe(false);
    },
  );
});
