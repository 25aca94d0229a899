import { Component, computed, model, signal } from '@angular/core';
import type { PartialLocaleText } from 'ng-event-calendar';
import { ar, de, he } from 'ng-event-calendar/locales';
import { PropChoice } from './prop-choice';
import { PropJson } from './prop-json';

type Sample = 'German' | 'Hebrew' | 'Arabic' | 'JSON …';

const TEXTS: Readonly<Record<Exclude<Sample, 'JSON …'>, PartialLocaleText>> = {
  German: de,
  Hebrew: he,
  Arabic: ar,
};

/** `localeText`: the built-in English, one of the translations, or some keys as JSON. */
@Component({
  selector: 'sc-locale-text-props',
  imports: [PropChoice, PropJson],
  template: `
    <sc-prop-choice
      name="localeText"
      unset="English"
      [choices]="samples"
      [value]="sample()"
      (valueChange)="choose($event)"
    />
    @if (sample() === 'JSON …') {
      <sc-prop-json
        name="localeText keys"
        placeholder='{ "today": "Now" }'
        [value]="value()"
        (valueChange)="value.set($event)"
      />
    }
  `,
})
export class LocaleTextProps {
  readonly value = model<PartialLocaleText>();

  protected readonly samples: readonly Sample[] = ['German', 'Hebrew', 'Arabic', 'JSON …'];
  private readonly wantsJson = signal(false);
  protected readonly sample = computed<Sample | undefined>(() => {
    const value = this.value();
    if (this.wantsJson()) return 'JSON …';
    if (value === undefined) return undefined;
    if (value === de) return 'German';
    if (value === he) return 'Hebrew';
    return value === ar ? 'Arabic' : 'JSON …';
  });

  protected choose(sample: Sample | undefined): void {
    this.wantsJson.set(sample === 'JSON …');
    if (sample === 'JSON …') this.value.set({ today: 'Now' });
    else this.value.set(sample && TEXTS[sample]);
  }
}
