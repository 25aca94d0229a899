import { Component, computed, inject, signal } from '@angular/core';
import { JsonView } from '../../ui/json-view';
import { PlaygroundProps } from './playground-props';

const PAGE = 4;

/** The `events` array: its length, the touched events, and as many of the others as requested. */
@Component({
  selector: 'sc-events-state',
  imports: [JsonView],
  template: `
    <h2>events</h2>
    <span class="count">{{ events().length }} in all, {{ changed().length }} touched</span>
    <sc-json [value]="shown()" />
    @if (rest() > 0) {
      <button type="button" class="text-button" (click)="limit.set(limit() + 20)">
        Show {{ rest() < 20 ? rest() : 20 }} more
      </button>
    }
  `,
  styleUrl: './events-state.scss',
})
export class EventsState {
  private readonly props = inject(PlaygroundProps);

  protected readonly limit = signal(PAGE);
  protected readonly events = computed(() => this.props.current('events') ?? []);
  /** Events that an edit doesn't touch keep their identity. */
  protected readonly changed = computed(() => {
    const provided = new Set(this.props.provided());
    return this.events().filter((event) => !provided.has(event));
  });
  private readonly ordered = computed(() => {
    const changed = new Set(this.changed());
    return [...changed, ...this.events().filter((event) => !changed.has(event))];
  });
  protected readonly shown = computed(() => this.ordered().slice(0, this.limit()));
  protected readonly rest = computed(() => this.events().length - this.shown().length);
}
