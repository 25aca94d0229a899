import { MediaMatcher } from '@angular/cdk/layout';
import { DestroyRef, inject, type Signal, signal } from '@angular/core';

/** Returns whether a media query matches, now and later. Needs an injection context. */
export function mediaMatches(query: string): Signal<boolean> {
  const list = inject(MediaMatcher).matchMedia(query);
  const matches = signal(list.matches);
  const read = (): void => matches.set(list.matches);
  list.addEventListener('change', read);
  inject(DestroyRef).onDestroy(() => list.removeEventListener('change', read));
  return matches.asReadonly();
}
