/** A value that is known at once, or a promise of one, as where the user is asked first. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with what is known, at once if it is. */
export function whenKnown<T, R>(
  value: MaybePromise<T>,
  next: (known: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
