/** What is known at once, or has to be waited for, as where the user is asked. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with what is known, at once if it is. */
export function whenKnown<T, R>(value: MaybePromise<T>, next: (known: T) => R): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
