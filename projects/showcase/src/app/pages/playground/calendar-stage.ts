import {
  type Binding,
  Component,
  computed,
  effect,
  inject,
  inputBinding,
  Injector,
  LOCALE_ID,
  outputBinding,
  twoWayBinding,
  untracked,
  ViewContainerRef,
} from '@angular/core';
import { EventCalendarComponent, type LastAction } from 'ng-event-calendar';
import type { StudioEvent } from '../../../data/studio';
import { INPUT_DEFAULTS, type InputName, MODELS, PlaygroundProps } from './playground-props';

/** Inputs that a calendar reads once: another value needs a new calendar. */
const READ_ONCE: readonly InputName[] = [
  'defaultView',
  'defaultVisibleDate',
  'defaultPreferences',
  'defaultVisibleResources',
];

const OUTPUTS = [
  'lastAction',
  'eventClick',
  'blockedTimeClick',
  'slotClick',
  'eventChangeRequest',
  'editorOpening',
  'visibleRangeChange',
] as const;

/**
 * The playground's calendar, bound only to the props that are set. A template can't leave out a two-way binding, so the
 * calendar is created here, and again whenever a model is bound or unbound.
 */
@Component({ selector: 'sc-calendar-stage', template: '' })
export class CalendarStage {
  private readonly props = inject(PlaygroundProps);
  private readonly container = inject(ViewContainerRef);
  private readonly injector = inject(Injector);

  /** Compared as text, so that equal plans keep the calendar. */
  private readonly plan = computed(() =>
    JSON.stringify([
      MODELS.filter((name) => this.props.models[name]() !== undefined),
      READ_ONCE.map((name) => this.props.inputs[name]() ?? null),
      this.props.locale(),
      this.props.generation(),
    ]),
  );

  constructor() {
    effect(() => {
      this.plan();
      untracked(() => this.render());
    });
  }

  private render(): void {
    this.container.clear();
    const { instance } = this.container.createComponent<EventCalendarComponent<StudioEvent>>(
      EventCalendarComponent,
      {
        bindings: [
          ...this.inputBindings(),
          ...this.modelBindings(),
          ...this.outputBindings(),
          this.lastAction(),
        ],
        injector: Injector.create({
          parent: this.injector,
          providers: [{ provide: LOCALE_ID, useValue: this.props.locale() }],
        }),
      },
    );
    this.props.calendar.set(instance);
  }

  private inputBindings(): Binding[] {
    return Object.entries(INPUT_DEFAULTS).map(([name, standard]) => {
      const value = this.props.inputs[name as InputName];
      return inputBinding(name, () => value() ?? standard);
    });
  }

  private modelBindings(): Binding[] {
    return MODELS.map((name) => {
      const bound = this.props.models[name];
      if (bound() !== undefined) return twoWayBinding(name, bound);
      this.props.written[name].set(undefined);
      return outputBinding(`${name}Change`, (value) =>
        (this.props.written[name] as { set(value: unknown): void }).set(value),
      );
    });
  }

  private outputBindings(): Binding[] {
    return OUTPUTS.map((name) =>
      outputBinding(name, (value) =>
        this.props.heard.update((heard) => ({ ...heard, [name]: value })),
      ),
    );
  }

  private lastAction(): Binding {
    return outputBinding<LastAction<StudioEvent>>('lastAction', (action) =>
      this.props.lastAction.set(action),
    );
  }
}
