import { computed, inject, Injectable } from '@angular/core';
import { colorOf, titleOfResource, type PaletteName } from 'ng-event-calendar/core';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { CalendarStore } from '../store/calendar-store';
import { resourceIn, resourceText } from './editor-model';
import { EditorState } from './editor-state';

/** A resource to choose, or none. */
export interface ResourceOption {
  readonly value: string;
  readonly title: string;
  readonly color: PaletteName | null;
  readonly depth: number;
}

/** The resources that an event can be given to: all of them, or those that are searched for. */
@Injectable()
export class ResourceOptions {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly state = inject(EditorState);

  /** Whether there is anything to choose, or an event's own to show. */
  readonly hasAny = computed(
    () => this.store.resources().nodes.length > 0 || this.state.model().resource !== '',
  );

  /** Whether the event names a resource that the host doesn't have. */
  readonly isUnknown = computed(() => {
    const id = resourceIn(this.state.model().resource);
    return id !== null && id !== undefined && this.store.resources().find(id) === undefined;
  });

  /** Whether a title is being typed, rather than a choice shown. */
  readonly isSearching = computed(() => resourceIn(this.state.model().resource) === undefined);

  readonly options = computed<readonly ResourceOption[]>(() => {
    const typed = this.state.model().resource;
    const search = this.isSearching() ? typed.trim().toLowerCase() : '';
    const resources = this.store.resources();
    const color = this.inputs.eventColor();
    const found = resources.nodes
      .filter((node) => titleOfResource(node).toLowerCase().includes(search))
      .map((node) => ({
        value: resourceText(node.id),
        title: titleOfResource(node),
        color: colorOf(
          { id: '', title: '', start: '', end: '', resource: node.id },
          resources,
          color,
        ),
        depth: search === '' ? node.depth : 0,
      }));
    const isOptional = !this.inputs.shouldEventRequireResource() && search === '';
    const none = {
      value: '',
      title: this.settings.text()('labelNoResource'),
      color: null,
      depth: 0,
    };
    return isOptional ? [none, ...found] : found;
  });

  /** What the field shows for a value of it. */
  readonly titleOf = (value: string | null): string => {
    const id = resourceIn(value ?? '');
    if (id === undefined) return value ?? '';
    if (id === null) return '';
    const node = this.store.resources().find(id);
    return node === undefined
      ? `${id} (${this.settings.text()('labelInvalidResource')})`
      : titleOfResource(node);
  };
}
