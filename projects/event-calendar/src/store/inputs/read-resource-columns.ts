import type { ResourceColumns } from 'ng-event-calendar/core/internal';

declare const ngDevMode: unknown;

const DEFAULTS: Required<ResourceColumns> = {
  order: 'date-resource',
  show: 'all',
  minWidth: 120,
  unassigned: 'auto',
};
const KNOWN = {
  order: ['date-resource', 'resource-date'],
  show: ['all', 'working', 'with-events'],
  unassigned: ['auto', 'always', 'never'],
} as const;

/**
 * Reads the input `resourceColumns` and fills in every default; null where columns are days alone. Unknown values are
 * reported and read as the default.
 */
export function readResourceColumns(
  asked: unknown,
  report: (message: string) => void,
): Required<ResourceColumns> | null {
  if (asked === true) return DEFAULTS;
  if (typeof asked !== 'object' || asked === null) {
    if (ngDevMode && asked !== false && asked !== undefined && asked !== null) {
      report(
        `resourceColumns ${JSON.stringify(asked)} is neither a boolean nor an object; days alone have columns. ` +
          'Bind true, or an object such as { order: "resource-date" }.',
      );
    }
    return null;
  }
  const given = asked as Readonly<Record<string, unknown>>;
  const choice = <K extends keyof typeof KNOWN>(key: K): Required<ResourceColumns>[K] => {
    const value = given[key];
    const known: readonly unknown[] = KNOWN[key];
    if (known.includes(value)) return value as Required<ResourceColumns>[K];
    if (ngDevMode && value !== undefined) {
      report(
        `resourceColumns.${key} ${JSON.stringify(value)} is not known; "${DEFAULTS[key]}" is used. ` +
          `Use one of ${known.map((each) => `"${String(each)}"`).join(', ')}.`,
      );
    }
    return DEFAULTS[key];
  };
  return {
    order: choice('order'),
    show: choice('show'),
    unassigned: choice('unassigned'),
    minWidth: widthOf(given['minWidth'], report),
  };
}

function widthOf(width: unknown, report: (message: string) => void): number {
  if (typeof width === 'number' && Number.isFinite(width) && width >= 0) return width;
  if (ngDevMode && width !== undefined) {
    report(
      `resourceColumns.minWidth ${JSON.stringify(width)} is no width; ${DEFAULTS.minWidth} is used. ` +
        'Give a number of pixels.',
    );
  }
  return DEFAULTS.minWidth;
}
