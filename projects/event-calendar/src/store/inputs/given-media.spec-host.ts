import { signal, type Provider, type WritableSignal } from '@angular/core';
import { Media } from './media';

/** Media state of a page, as a spec sets it; nothing is measured unless the spec says so. */
export interface GivenMedia {
  readonly isPrinting: WritableSignal<boolean>;
  readonly provider: Provider;
}

export function givenMedia(measures = false): GivenMedia {
  const isPrinting = signal(false);
  const useValue = {
    measures,
    isPrinting,
    prefersCalm: () => true,
    windowHeight: () => 600,
    isCoarse: () => false,
  };
  return { isPrinting, provider: { provide: Media, useValue } };
}

/** Places an element in the window, since jsdom has no layout. */
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
