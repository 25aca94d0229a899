import { NgComponentOutlet } from '@angular/common';
import {
  afterNextRender,
  ApplicationRef,
  Component,
  DestroyRef,
  DOCUMENT,
  inject,
  Injector,
  LOCALE_ID,
  signal,
  type Type,
  viewChild,
} from '@angular/core';
import { Appearance } from '../../shell/appearance';
import type { TestApi, TestHostOptions } from './test-api';
import { type CalendarUnderTest, TEST_HOST_OPTIONS, TestHost } from './test-host';

/** A host component, with the injector that provides its options. */
interface HostRecipe {
  readonly component: Type<CalendarUnderTest>;
  readonly injector: Injector;
}

/**
 * Page of the browser tests: `window.showcase` opens a calendar on it, drives it and replaces it by another one, so
 * that tests need not load the page again.
 */
@Component({
  selector: 'sc-test',
  imports: [NgComponentOutlet],
  template: `
    <h1 class="visually-hidden">Calendar under test</h1>
    @if (recipe(); as host) {
      <ng-container
        [ngComponentOutlet]="host.component"
        [ngComponentOutletInjector]="host.injector"
      />
    }
  `,
})
export class TestPage {
  private readonly application = inject(ApplicationRef);
  private readonly appearance = inject(Appearance);
  private readonly injector = inject(Injector);
  private readonly outlet = viewChild<NgComponentOutlet<CalendarUnderTest>>(NgComponentOutlet);
  protected readonly recipe = signal<HostRecipe | undefined>(undefined);

  constructor() {
    const window = inject(DOCUMENT).defaultView;
    if (!window) return;
    window.showcase = this.api();
    inject(DestroyRef).onDestroy(() => delete window.showcase);
  }

  private api(): TestApi {
    return {
      open: async (props, options) => {
        await this.close();
        this.appearance.show(options.theme ?? 'system', options.dir ?? 'ltr');
        const recipe = await this.recipeOf(options);
        await this.afterDrawing(() => this.recipe.set(recipe));
        await this.host().set(props);
        await this.host().mount();
      },
      close: () => this.close(),
      set: (props) => this.host().set(props),
      get: () => this.host().state(),
      mount: () => this.host().mount(),
      destroy: () => this.host().unmount(),
      settled: () => this.application.whenStable(),
      calendar: () => this.host().shown(),
    };
  }

  private close(): Promise<void> {
    return this.afterDrawing(() => this.recipe.set(undefined));
  }

  private async recipeOf(options: TestHostOptions): Promise<HostRecipe> {
    const component = options.premium
      ? (await import('./test-host-premium')).TestHostPremium
      : TestHost;
    const providers = [
      { provide: TEST_HOST_OPTIONS, useValue: options },
      { provide: LOCALE_ID, useValue: options.locale ?? 'en-US' },
    ];
    return { component, injector: Injector.create({ parent: this.injector, providers }) };
  }

  private host(): CalendarUnderTest {
    const host = this.outlet()?.componentInstance;
    if (!host) throw new Error('No calendar is open: call open() first.');
    return host;
  }

  private afterDrawing(change: () => void): Promise<void> {
    return new Promise((resolve) => {
      afterNextRender(() => resolve(), { injector: this.injector });
      change();
    });
  }
}
