import fc from 'fast-check';
import { writeCsv, type CsvColumn, type CsvOptions } from './write-csv';

interface Row {
  readonly value?: unknown;
}
const VALUE = { title: 'Value', value: ({ value }: Row) => value } as CsvColumn<Row>;
const written = (value: unknown, options?: CsvOptions): string =>
  writeCsv([{ value }], [VALUE], options)
    .replace(/^Value\r\n/, '')
    .replace(/\r\n$/, '');

describe('writeCsv', () => {
  it('writes a header, and a line for each row', () => {
    const lessons = [
      { title: 'Violin', minutes: 45, isPaid: true },
      { title: 'Trio, with "Mia"', minutes: 60, isPaid: false },
    ];
    const csv = writeCsv(lessons, [
      { title: 'Lesson', value: ({ title }) => title },
      { title: 'Minutes', value: ({ minutes }) => minutes },
      { title: 'Paid', value: ({ isPaid }) => isPaid },
    ]);
    const lines = ['Lesson,Minutes,Paid', 'Violin,45,true', '"Trio, with ""Mia""",60,false', ''];
    expect(csv).toBe(lines.join('\r\n'));
  });

  it('writes a header alone where there are no rows', () => {
    expect(writeCsv<Row>([], [VALUE])).toBe('Value\r\n');
  });

  it.each<[unknown, string]>([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['a;b', 'a;b'],
    ['a"b', '"a""b"'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['ünï 🎻', 'ünï 🎻'],
    [null, ''],
    [undefined, ''],
    [NaN, ''],
    ['', ''],
    [0, '0'],
    [-1.5, '-1.5'],
    [false, 'false'],
  ])('writes %j as %j', (value, expected) => {
    expect(written(value)).toBe(expected);
  });

  it.each<[CsvOptions, string, string]>([
    [{ delimiter: ';' }, 'a;b', '"a;b"'],
    [{ delimiter: ';' }, 'a,b', 'a,b'],
    [{ delimiter: '\t' }, 'a\tb', '"a\tb"'],
  ])('separates by what is asked for: %j', (options, value, expected) => {
    expect(written(value, options)).toBe(expected);
  });

  it.each(['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a', '\ta', '  =1', '\u00a0@a'])(
    'has spreadsheets read %j as a text, unless told otherwise',
    (value) => {
      expect(written(value)).toBe(`'${value}`);
      expect(written(value, { neutralize: false })).toBe(value);
    },
  );

  it.each(['\n=1', '\r'])('has them read %j as a text, too', (value) => {
    expect(written(value)).toBe(`"'${value}"`);
  });

  it('neutralizes titles, and never numbers', () => {
    const sum: CsvColumn<Row> = { title: '=SUM(A1)', value: () => -3 };
    expect(writeCsv([{}], [sum])).toBe("'=SUM(A1)\r\n-3\r\n");
  });

  it('leaves a field empty whose value throws', () => {
    const broken: CsvColumn<Row> = {
      title: 'Broken',
      value: () => {
        throw new Error('no value');
      },
    };
    const csv = writeCsv([{ value: 1 }], [VALUE, broken, VALUE]);
    expect(csv).toBe('Value,Broken,Value\r\n1,,1\r\n');
  });

  it('can be read back', () => {
    const cell = fc.string().filter((text) => !/^[^\S\t\r\n]*[=+\-@\t\r\n＝＋－＠]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const columns: CsvColumn<{ readonly row: readonly string[] }>[] = [0, 1].map((at) => ({
          title: String(at),
          value: ({ row }) => row[at],
        }));
        const csv = writeCsv(
          rows.map((row) => ({ row })),
          columns,
        );
        expect(parsed(csv).slice(1)).toEqual(rows);
      }),
    );
  });
});

/** Reads comma-separated values by RFC 4180. */
function parsed(csv: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, field = '', end] of csv.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy)) {
    line.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field);
    if (end !== ',') {
      lines.push(line);
      line = [];
    }
  }
  return lines;
}
