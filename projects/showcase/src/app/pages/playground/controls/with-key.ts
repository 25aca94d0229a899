/** Returns a copy of an object with one key set, or removed if the value is undefined. */
export function withKey<T extends object, K extends keyof T>(
  object: T | undefined,
  key: K,
  value: T[K] | undefined,
): T {
  const { [key]: _before, ...rest } = object ?? ({} as T);
  return (value === undefined ? rest : { ...rest, [key]: value }) as T;
}
