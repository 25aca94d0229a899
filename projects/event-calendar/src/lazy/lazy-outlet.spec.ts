import { Component, input, output, PLATFORM_ID, signal, type Type } from '@angular/core';
import { TestBed, type ComponentFixture } from '@angular/core/testing';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Notice } from '../feedback/notice';
import { Reports } from '../store/inputs/reports';
import { lazyPart, type LazyPart } from './lazy-part';
import { LazyOutlet } from './lazy-outlet';
import { LazyLoader } from './lazy-loader';

@Component({
  selector: 'ec-greeting',
  template: `<button type="button" (click)="closed.emit(name().length)">
    Hello {{ name() }}
  </button>`,
})
class Greeting {
  static made = 0;
  readonly name = input.required<string>();
  readonly closed = output<number>();

  constructor() {
    Greeting.made++;
  }
}

@Component({
  selector: 'ec-outlet-host',
  imports: [LazyOutlet],
  template: `
    @if (isAsked()) {
      <ng-container
        [ecLazy]="part"
        [inputs]="{ name: name() }"
        [stays]="stays"
        [served]="served"
        (gone)="end($event)"
      />
    }
  `,
})
class Host {
  part!: LazyPart<Type<Greeting>>;
  stays = false;
  served = false;
  readonly isAsked = signal(true);
  readonly name = signal('Ana');
  readonly ends: (number | null)[] = [];

  end(told: number | null): void {
    this.ends.push(told);
    this.isAsked.set(false);
  }
}

interface Given {
  readonly fixture: ComponentFixture<Host>;
  readonly host: Host;
  readonly text: () => string;
  readonly asked: () => number;
  readonly said: readonly string[];
  readonly arrive: () => void;
  readonly fail: () => void;
}

function given(platform = 'browser', { stays = false, served = false } = {}): Given {
  const waiting: { arrive: () => void; fail: () => void }[] = [];
  const said: string[] = [];
  let asked = 0;
  const chunk = (): Promise<typeof Greeting> => {
    asked++;
    return new Promise((resolve, reject) => {
      waiting.push({ arrive: () => resolve(Greeting), fail: () => reject(new Error('offline')) });
    });
  };
  TestBed.configureTestingModule({
    providers: [
      LazyLoader,
      { provide: CalendarSettings, useValue: { text: () => (key: string) => key } },
      { provide: Notice, useValue: { showFailure: (text: string) => said.push(text) } },
      { provide: Reports, useValue: { report: () => undefined } },
      { provide: PLATFORM_ID, useValue: platform },
    ],
  });
  const fixture = TestBed.createComponent(Host);
  fixture.componentInstance.part = lazyPart(chunk, (type) => type);
  fixture.componentInstance.stays = stays;
  fixture.componentInstance.served = served;
  fixture.detectChanges();
  return {
    fixture,
    host: fixture.componentInstance,
    text: () => (fixture.nativeElement as HTMLElement).textContent.trim(),
    asked: () => asked,
    said,
    arrive: () => waiting.shift()?.arrive(),
    fail: () => waiting.shift()?.fail(),
  };
}

describe('the outlet of a part', () => {
  it('draws it once it is loaded, with its inputs as they are then and later', async () => {
    const { fixture, host, text, arrive } = given();
    expect(text()).toBe('');
    host.name.set('Ben');
    arrive();
    await fixture.whenStable();
    expect(text()).toBe('Hello Ben');
    host.name.set('Cleo');
    await fixture.whenStable();
    expect(text()).toBe('Hello Cleo');
  });

  it('draws what is there already at once, and asks no more', async () => {
    const { fixture, host, text, arrive, asked } = given();
    arrive();
    await fixture.whenStable();
    host.isAsked.set(false);
    fixture.detectChanges();
    host.isAsked.set(true);
    fixture.detectChanges();
    expect(text()).toBe('Hello Ana');
    expect(asked()).toBe(1);
  });

  it('tells what the part says when it closes', async () => {
    const { fixture, host, arrive } = given();
    arrive();
    await fixture.whenStable();
    (fixture.nativeElement as HTMLElement).querySelector('button')?.click();
    expect(host.ends).toEqual([3]);
  });

  it('tells that it can’t be had, and asks again when it is drawn anew', async () => {
    const { fixture, host, text, arrive, fail, asked, said } = given();
    fail();
    await fixture.whenStable();
    expect([host.ends, said]).toEqual([[null], ['partNotLoaded']]);
    host.isAsked.set(true);
    fixture.detectChanges();
    expect(asked()).toBe(2);
    arrive();
    await fixture.whenStable();
    expect(text()).toBe('Hello Ana');
  });

  it.each(['arrive', 'fail'] as const)('is silent where nobody waits any more: %s', async (end) => {
    const made = given();
    made.host.isAsked.set(false);
    made.fixture.detectChanges();
    made[end]();
    await made.fixture.whenStable();
    expect([made.text(), made.host.ends, made.said]).toEqual(['', [], []]);
  });

  it('is called off by Escape while it is on its way, and only then', async () => {
    const { fixture, host, text, arrive } = given();
    const escape = (): boolean =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    expect(escape()).toBe(false);
    expect(host.ends).toEqual([null]);
    arrive();
    await fixture.whenStable();
    expect(text()).toBe('');

    host.isAsked.set(true);
    await fixture.whenStable();
    expect(text()).toBe('Hello Ana');
    expect(escape()).toBe(true);
    expect(host.ends).toEqual([null]);
  });

  it('is left to come where it stays', async () => {
    const { fixture, host, text, arrive } = given('browser', { stays: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    arrive();
    await fixture.whenStable();
    expect([text(), host.ends]).toEqual(['Hello Ana', []]);
  });

  it('makes nothing that was let go just before it arrived', async () => {
    const { fixture, host, arrive } = given();
    const before = Greeting.made;
    host.isAsked.set(false);
    arrive();
    await fixture.whenStable();
    expect(Greeting.made).toBe(before);
  });

  it('asks for nothing on a server', () => {
    expect(given('server').asked()).toBe(0);
  });

  it('is drawn by a server that is to serve it, which waits for it', async () => {
    const { fixture, text, arrive } = given('server', { served: true });
    expect(fixture.isStable()).toBe(false);
    arrive();
    await fixture.whenStable();
    expect(text()).toBe('Hello Ana');
  });
});
