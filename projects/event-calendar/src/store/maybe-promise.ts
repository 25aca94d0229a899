/** A value that is known at once, or a promise of one, as where the user is asked first. */
export type MaybePromise<T> = T | Promise<T>;

/** Calls `next` with a value: synchronously if it is known, else once it resolves. */
export function whenKnown<T, R>(value: MaybePromise<T>, next: (known: T) => R): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
