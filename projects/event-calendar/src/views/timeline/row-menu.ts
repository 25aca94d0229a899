import { CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, inject, input, output, PendingTasks } from '@angular/core';
import { Popover } from '../../popover/popover';
import type { RowAction } from './row-actions';
import type { RowMenuRequest } from './row-menu-opener';

/** Menu of a row's header. Its actions come with the request, so that this chunk shares no code with the timeline's. */
@Component({
  selector: 'ec-row-menu',
  imports: [CdkMenu, CdkMenuItem, Popover],
  template: `
    <ec-popover
      [origin]="request().element"
      [about]="request().element"
      [at]="request().at"
      [menu]="menu"
      (closed)="closed.emit()"
    >
      <div
        cdkMenu
        #menu="cdkMenu"
        class="ec-menu"
        data-menu="row"
        [attr.aria-label]="request().title"
      >
        @for (action of request().actions; track action.text) {
          <button type="button" class="ec-item" cdkMenuItem (cdkMenuItemTriggered)="choose(action)">
            {{ action.text }}
          </button>
        }
      </div>
    </ec-popover>
  `,
  styleUrl: './row-menu.scss',
})
export class RowMenu {
  readonly #pending = inject(PendingTasks);

  readonly request = input.required<RowMenuRequest>();
  readonly closed = output();

  /** Closes before the action, which moves the focus. */
  protected choose({ act }: RowAction): void {
    this.closed.emit();
    // Keeps the application unstable until then, since tests wait for that.
    const done = this.#pending.add();
    setTimeout(() => {
      act();
      done();
    });
  }
}
