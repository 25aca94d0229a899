import {
  afterRenderEffect,
  Component,
  computed,
  type ElementRef,
  inject,
  viewChildren,
} from '@angular/core';
import { titleOfResource, type ResourceNode } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../../store/calendar-settings';
import { CalendarStore } from '../../store/calendar-store';
import { Columns } from '../../store/columns';

let groups = 0;

/** Whose columns are shown, where there is room for those of one: a row of chips, of which one is chosen. */
@Component({
  selector: 'ec-resource-choice',
  template: `
    <fieldset class="ec-chips">
      <legend class="ec-visually-hidden">{{ text()('resourceLabel') }}</legend>
      @for (chip of chips(); track chip.id) {
        <label #chips class="ec-chip" [attr.data-color]="chip.color">
          <input
            type="radio"
            class="ec-visually-hidden"
            [name]="group"
            [checked]="chip.isChosen"
            (change)="columns.show(chip.owner)"
          />
          @if (chip.color !== null) {
            <span class="ec-dot"></span>
          }
          <span class="ec-name">{{ chip.name }}</span>
        </label>
      }
    </fieldset>
  `,
  styleUrl: './resource-choice.scss',
})
export class ResourceChoice {
  readonly #store = inject(CalendarStore);
  protected readonly columns = inject(Columns);
  private readonly drawn = viewChildren<ElementRef<HTMLElement>>('chips');

  protected readonly text = inject(CalendarSettings).text;
  protected readonly group = `ec-resource-choice-${groups++}`;
  protected readonly chips = computed(() => {
    const chosen = this.columns.shownOwner();
    return this.columns.owners().map((owner) => ({
      owner,
      id: owner?.id ?? null,
      name: this.#nameOf(owner),
      color: owner === null ? null : this.#store.colorOfResource(owner),
      isChosen: owner === chosen,
    }));
  });

  constructor() {
    // A swipe chooses, too.
    afterRenderEffect(() => {
      const at = this.chips().findIndex(({ isChosen }) => isChosen);
      const chip = this.drawn()[at]?.nativeElement;
      const row = chip?.parentElement;
      if (chip == null || row == null) return;
      const [from, to] = [chip.offsetLeft, chip.offsetLeft + chip.offsetWidth];
      const isSeen = from >= row.scrollLeft && to <= row.scrollLeft + row.clientWidth;
      if (!isSeen) row.scrollTo({ left: from - (row.clientWidth - chip.offsetWidth) / 2 });
    });
  }

  #nameOf(owner: ResourceNode | null): string {
    return owner === null ? this.text()('labelNoResource') : titleOfResource(owner);
  }
}
