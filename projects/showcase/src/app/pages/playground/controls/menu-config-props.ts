import { Component, computed, model } from '@angular/core';
import type { PreferencesMenuConfig } from 'ng-event-calendar';
import { type SegmentOption, Segmented } from '../../../ui/segmented';
import { PropToggle } from './prop-toggle';
import { withKey } from './with-key';

type State = 'unset' | 'false' | 'object';

/** `preferencesMenuConfig`: not bound, `false`, or an object of items. */
@Component({
  selector: 'sc-menu-config-props',
  imports: [PropToggle, Segmented],
  template: `
    <div class="head">
      <span class="name">preferencesMenuConfig</span>
      <sc-segmented
        small
        label="preferencesMenuConfig"
        [options]="states"
        [value]="state()"
        (valueChange)="choose($event)"
      />
    </div>
    @if (config(); as items) {
      <div class="keys">
        @for (key of keys; track key) {
          <sc-prop-toggle [name]="key" [value]="items[key]" (valueChange)="set(key, $event)" />
        }
      </div>
    }
  `,
  styleUrl: './object-props.scss',
})
export class MenuConfigProps {
  readonly value = model<false | PreferencesMenuConfig>();

  protected readonly keys = [
    'toggleWeekendVisibility',
    'toggleWeekNumberVisibility',
    'toggleResourceColumns',
    'toggleAmpm',
    'toggleEmptyDaysInAgenda',
    'toggleWeekStartsOn',
  ] as const;
  protected readonly states: readonly SegmentOption<State>[] = [
    { value: 'unset', label: '–' },
    { value: 'false', label: 'false' },
    { value: 'object', label: '{ }' },
  ];
  protected readonly config = computed(() => this.value() || undefined);
  protected readonly state = computed<State>(() => {
    if (this.value() === false) return 'false';
    return this.config() ? 'object' : 'unset';
  });

  protected choose(state: State): void {
    this.value.set({ unset: undefined, false: false as const, object: {} }[state]);
  }

  protected set(key: keyof PreferencesMenuConfig, value: boolean | undefined): void {
    this.value.set(withKey(this.config(), key, value));
  }
}
