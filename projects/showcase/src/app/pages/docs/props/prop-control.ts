import { Component, computed, inject, input, type WritableSignal } from '@angular/core';
import { CreationProps } from '../../playground/controls/creation-props';
import { EventsProps } from '../../playground/controls/events-props';
import { LocaleTextProps } from '../../playground/controls/locale-text-props';
import { MenuConfigProps } from '../../playground/controls/menu-config-props';
import { PreferencesProps } from '../../playground/controls/preferences-props';
import { PropChoice } from '../../playground/controls/prop-choice';
import { PropHeight } from '../../playground/controls/prop-height';
import { PropHours } from '../../playground/controls/prop-hours';
import { PropJson } from '../../playground/controls/prop-json';
import { PropNumber } from '../../playground/controls/prop-number';
import { PropSet } from '../../playground/controls/prop-set';
import { PropText } from '../../playground/controls/prop-text';
import { PropToggle } from '../../playground/controls/prop-toggle';
import { ResourceColumnsProps } from '../../playground/controls/resource-columns-props';
import { VisibleResourcesProps } from '../../playground/controls/visible-resources-props';
import { PlaygroundProps } from '../../playground/playground-props';
import { PROP_CONTROLS, type PropControlKind } from './prop-controls';

/** The control of one prop, by its name. */
@Component({
  selector: 'sc-prop-control',
  imports: [
    CreationProps,
    EventsProps,
    LocaleTextProps,
    MenuConfigProps,
    PreferencesProps,
    PropChoice,
    PropHeight,
    PropHours,
    PropJson,
    PropNumber,
    PropSet,
    PropText,
    PropToggle,
    ResourceColumnsProps,
    VisibleResourcesProps,
  ],
  templateUrl: './prop-control.html',
})
export class PropControl {
  private readonly props = inject(PlaygroundProps);

  readonly name = input.required<keyof typeof PROP_CONTROLS>();

  protected readonly control = computed<PropControlKind>(() => PROP_CONTROLS[this.name()]);
  /** The control narrows the type of its value. */
  protected readonly prop = computed(
    () => ({ ...this.props.inputs, ...this.props.models })[this.name()] as WritableSignal<never>,
  );

  protected set(value: unknown): void {
    this.prop().set(value as never);
  }
}
