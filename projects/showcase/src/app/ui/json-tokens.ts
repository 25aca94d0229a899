/** A piece of JSON text, of one kind. */
export interface JsonToken {
  readonly text: string;
  readonly kind: 'key' | 'string' | 'value' | 'mark';
}

const PIECES = /("(?:[^"\\]|\\.)*")(\s*:)?|(true|false|null|-?\d[\d.eE+-]*)|[^"\dtfn-]+/g;

/** Splits JSON text into coloured pieces; `undefined` gives a single one. */
export function readTokens(json: string | undefined): readonly JsonToken[] {
  if (json === undefined) return [{ text: 'undefined', kind: 'value' }];
  return [...json.matchAll(PIECES)].flatMap(([text, quoted, colon, value]): JsonToken[] => {
    if (quoted !== undefined && colon !== undefined) {
      return [
        { text: quoted, kind: 'key' },
        { text: colon, kind: 'mark' },
      ];
    }
    if (quoted !== undefined) return [{ text: quoted, kind: 'string' }];
    return [{ text, kind: value === undefined ? 'mark' : 'value' }];
  });
}
