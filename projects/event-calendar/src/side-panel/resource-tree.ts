import { NgTemplateOutlet } from '@angular/common';
import {
  afterNextRender,
  Component,
  computed,
  Directive,
  ElementRef,
  inject,
  Injector,
  linkedSignal,
  signal,
} from '@angular/core';
import {
  checkOf,
  isPaletteName,
  attributeOfId,
  titleOfResource,
  type PaletteName,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import type { ResourceContext } from '../templates/resource-template';
import { branchesOf, type ResourceBranch } from './resource-branches';
import { findResources, SEARCHED_FROM } from './resource-search';
import { ResourceSearchField } from './resource-search-field';

/** Number of resources listed at first, and added with every "show more". */
const PAGE = 200;

interface LevelContext {
  readonly $implicit: readonly ResourceBranch[];
}

/** Gives the template of one level of the list its context's type. */
@Directive({ selector: 'ng-template[ecBranches]' })
export class BranchesTemplate {
  static ngTemplateContextGuard(_: BranchesTemplate, _context: unknown): _context is LevelContext {
    return true;
  }
}

/** Resources as a list of checkboxes that show and hide their events. */
@Component({
  selector: 'ec-resource-tree',
  imports: [BranchesTemplate, Icon, NgTemplateOutlet, ResourceSearchField],
  templateUrl: './resource-tree.html',
  styleUrl: './resource-tree.scss',
  host: { '[attr.data-layout]': 'settings.layout()' },
})
export class ResourceTree {
  readonly #store = inject(CalendarStore);
  readonly #injector = inject(Injector);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef);
  protected readonly settings = inject(CalendarSettings);

  protected readonly text = this.settings.text;
  protected readonly titleOf = titleOfResource;
  protected readonly attributeOfId = attributeOfId;
  /** The host's template for a resource. */
  protected readonly own = inject(CALENDAR_INPUTS).resourceTemplate;
  readonly #nodes = computed(() => this.#store.resources().nodes);
  protected readonly hasResources = computed(() => this.#nodes().length > 0);
  protected readonly hasSearch = computed(() => this.#nodes().length >= SEARCHED_FROM);

  protected readonly query = signal('');
  readonly #closedKeys = signal<ReadonlySet<string>>(new Set());
  readonly #limit = linkedSignal({ source: this.query, computation: () => PAGE });

  protected readonly found = computed(() => {
    const query = this.query();
    if (query.trim() === '' || !this.hasSearch()) return null;
    return findResources(this.#nodes(), query, this.settings.formats().locale);
  });
  protected readonly isSearching = computed(() => this.found() !== null);
  protected readonly branches = computed(() => {
    const found = this.found();
    const closed = this.#closedKeys();
    return branchesOf(this.#store.resources(), {
      limit: this.#limit(),
      isKept: (node) => found?.kept.has(node) ?? true,
      isOpen: (key) => found !== null || !closed.has(key),
    });
  });
  readonly #checks = computed(() => {
    const visible = this.#store.visibleResources();
    return new Map(this.branches().listed.map((node) => [node, checkOf(node, visible)]));
  });

  protected check(node: ResourceNode): 'checked' | 'unchecked' | 'mixed' {
    return this.#checks().get(node) ?? 'unchecked';
  }

  protected contextOf(node: ResourceNode): ResourceContext {
    return { $implicit: node.resource, color: this.#colorOf(node), depth: node.depth };
  }

  #colorOf(node: ResourceNode): PaletteName {
    return this.#store.colorOfResource(node);
  }

  /**
   * Returns the palette name of a resource's checkbox; null, a neutral box, for a group without a colour of its own or
   * of a group around it.
   */
  protected boxColorOf(node: ResourceNode): PaletteName | null {
    const isNeutral = node.children.length > 0 && !hasColor(node);
    return isNeutral ? null : this.#colorOf(node);
  }

  protected toggle(node: ResourceNode, box: HTMLInputElement): void {
    this.#store.toggleResource(node);
    // The browser has toggled the box itself, which an unchanged binding doesn't correct.
    box.checked = this.check(node) === 'checked';
    box.indeterminate = this.check(node) === 'mixed';
  }

  protected toggleOpen({ key, isOpen }: ResourceBranch): void {
    this.#closedKeys.update((before) => {
      const after = new Set(before);
      if (isOpen) after.add(key);
      else after.delete(key);
      return after;
    });
  }

  protected showMore(): void {
    const before = this.branches().listed.length;
    this.#limit.update((limit) => limit + PAGE);
    afterNextRender(
      () => {
        const boxes = this.#element.nativeElement.querySelectorAll<HTMLElement>('.ec-box');
        boxes.item(before).focus();
      },
      { injector: this.#injector },
    );
  }
}

function hasColor({ resource, parent }: ResourceNode): boolean {
  return isPaletteName(resource.eventColor) || (parent !== null && hasColor(parent));
}
