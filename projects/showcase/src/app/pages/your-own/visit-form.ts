import { Component, input, linkedSignal, output } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar';

/** An event of this page, with a key of its own. */
export interface Visit extends CalendarEvent {
  readonly guests?: number;
}

/** A host's own form, as simple as possible: a name and a number of guests. */
@Component({
  selector: 'sc-visit-form',
  template: `
    <form (submit)="$event.preventDefault(); saved.emit(draft())">
      <label>
        Who comes?
        <input
          data-testid="who"
          [value]="draft().title"
          (input)="change({ title: valueOf($event) })"
        />
      </label>
      <label>
        Guests
        <input
          type="number"
          min="1"
          data-testid="guests"
          [value]="draft().guests ?? 1"
          (input)="change({ guests: +valueOf($event) })"
        />
      </label>
      <p>{{ draft().start }} to {{ draft().end }}</p>
      <div class="actions">
        @if (!isNew()) {
          <button type="button" class="button" (click)="removed.emit()">Call off</button>
        }
        <button type="button" class="button" (click)="cancelled.emit()">Back</button>
        <button type="submit" class="button primary">Book</button>
      </div>
    </form>
  `,
  styles: `
    form {
      display: grid;
      gap: 16px;
    }
    label {
      display: grid;
      gap: 4px;
      font: var(--mat-sys-label-large);
    }
    input {
      min-block-size: 40px;
      padding: 4px 12px;
      border: 1px solid var(--mat-sys-outline);
      border-radius: 8px;
      background: var(--mat-sys-surface);
      color: var(--mat-sys-on-surface);
      font: var(--mat-sys-body-large);
    }
    p {
      margin: 0;
      color: var(--mat-sys-on-surface-variant);
    }
    .actions {
      display: flex;
      justify-content: flex-end;
      gap: 8px;
    }
    .button {
      min-block-size: 40px;
      padding-inline: 16px;
    }
    .primary {
      background: var(--mat-sys-primary);
      color: var(--mat-sys-on-primary);
    }
  `,
})
export class VisitForm {
  readonly event = input.required<Visit>();
  readonly isNew = input.required<boolean>();
  readonly saved = output<Visit>();
  readonly changed = output<Visit>();
  readonly cancelled = output();
  readonly removed = output();

  protected readonly draft = linkedSignal(() => this.event());

  protected change(change: Partial<Visit>): void {
    this.draft.update((draft) => ({ ...draft, ...change }));
    this.changed.emit(this.draft());
  }

  protected valueOf({ target }: Event): string {
    return (target as HTMLInputElement).value;
  }
}
