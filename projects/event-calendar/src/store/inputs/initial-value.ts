import { untracked } from '@angular/core';

/**
 * Reads a value at its first use and keeps it: a `default…` input counts at the start only,
 * and can't be read before the host has bound it.
 */
export function initialValue<T>(read: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: untracked(read) }).value;
}
