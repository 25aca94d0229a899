type CsvValue = string | number | boolean | null | undefined;

/** A column of a table: its title, and its value in each row. */
export interface CsvColumn<T> {
  /** Header of the column. */
  readonly title: string;
  /** Returns the field of a row; empty for null, undefined and NaN. */
  readonly value: (row: T) => string | number | boolean | null | undefined;
}

/** Form of a table of comma-separated values. */
export interface CsvOptions {
  /** Separator of fields. Default `','`. */
  readonly delimiter?: ',' | ';' | '\t';
  /** Whether texts that a spreadsheet would read as a formula get a leading `'`. Default true. */
  readonly neutralize?: boolean;
}

const LINE = '\r\n';
/** First characters of texts that spreadsheets read as formulas, also full-width, and after spaces. */
const FORMULA = /^[^\S\t\r\n]*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * Writes rows as comma-separated values by RFC 4180: a header, lines that end with CRLF, quotes where needed, and no
 * byte order mark. A field is empty if its value is null, undefined or NaN, or if `value` throws.
 *
 * @example
 * writeCsv(events, [{ title: 'Lesson', value: ({ title }) => title }]);
 */
export function writeCsv<T extends object>(
  rows: readonly T[],
  columns: readonly CsvColumn<T>[],
  { delimiter = ',', neutralize = true }: CsvOptions = {},
): string {
  const field = (value: CsvValue): string => {
    if (value === null || value === undefined || Number.isNaN(value)) return '';
    const text =
      typeof value === 'string' && neutralize && FORMULA.test(value) ? `'${value}` : String(value);
    const isQuoted = text.includes(delimiter) || /["\r\n]/.test(text);
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const line = (values: readonly CsvValue[]): string => values.map(field).join(delimiter) + LINE;
  return [
    line(columns.map(({ title }) => title)),
    ...rows.map((row) => line(columns.map((column) => valueOf(column, row)))),
  ].join('');
}

function valueOf<T>({ value }: CsvColumn<T>, row: T): CsvValue {
  try {
    return value(row);
  } catch {
    return null;
  }
}
