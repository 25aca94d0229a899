/**
 * The lines that differ, `-` for what was and `+` for what is, each stretch with the line before it.
 * @param {string} before
 * @param {string} after
 */
export function diff(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end++;
  }
  return changes(old.slice(start, old.length - end), now.slice(start, now.length - end), {
    before: old[start - 1],
  });
}

/**
 * @param {readonly string[]} old
 * @param {readonly string[]} now
 * @param {{ before: string | undefined }} context the line above
 */
function changes(old, now, { before }) {
  const common = commonLengths(old, now);
  const lines = before === undefined ? [] : [`  ${before}`];
  for (let i = 0, j = 0, kept = ''; i < old.length || j < now.length;) {
    if (i < old.length && old[i] === now[j]) {
      kept = `  ${old[i] ?? ''}`;
      i++;
      j++;
      continue;
    }
    if (kept !== '') lines.push('  …', kept);
    kept = '';
    const removes =
      j >= now.length || (i < old.length && at(common, i + 1, j) >= at(common, i, j + 1));
    lines.push(removes ? `- ${old[i++] ?? ''}` : `+ ${now[j++] ?? ''}`);
  }
  return lines.join('\n');
}

/**
 * Lengths of the longest common subsequences of what is left from each pair of lines on.
 * @param {readonly string[]} old
 * @param {readonly string[]} now
 */
function commonLengths(old, now) {
  const table = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      /** @type {Uint16Array} */ (table[i])[j] =
        old[i] === now[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}

/**
 * @param {readonly Uint16Array[]} table
 * @param {number} i
 * @param {number} j
 */
function at(table, i, j) {
  return table[i]?.[j] ?? 0;
}
