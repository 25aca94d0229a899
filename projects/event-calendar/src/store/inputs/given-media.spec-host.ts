import { signal, type Provider, type WritableSignal } from '@angular/core';
import { Media } from './media';

/** What the browser says of the page, as a spec has it; it measures nothing unless it is said to. */
export interface GivenMedia {
  readonly isPrinting: WritableSignal<boolean>;
  readonly provider: Provider;
}

export function givenMedia(measures = false): GivenMedia {
  const isPrinting = signal(false);
  const useValue = { measures, isPrinting, prefersCalm: () => true, windowHeight: () => 600 };
  return { isPrinting, provider: { provide: Media, useValue } };
}

/** Tells where an element stands in the window, which jsdom doesn't. */
export function place(
  element: Element,
  left: number,
  top: number,
  width = 100,
  height = 100,
): void {
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  } as DOMRect);
}
