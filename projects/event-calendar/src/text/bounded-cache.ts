/** Caches the results of `compute` by key; starts anew when it holds `limit` results. */
export function boundedCache<K, V>(limit: number, compute: (key: K) => V): (key: K) => V {
  const results = new Map<K, V>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined || results.has(key)) {
      return known as V;
    }
    // Dropping everything costs less than keeping an order, and hardly ever happens.
    if (results.size >= limit) {
      results.clear();
    }
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}
