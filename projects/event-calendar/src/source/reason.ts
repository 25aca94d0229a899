/** Characters of what is shown as a reason: more is a page or a trace, and nothing to read in passing. */
const LONGEST = 300;

/**
 * Why something was refused, in the words of what was thrown: an error, a text, or what Angular's
 * `HttpClient` throws, whose body speaks first. Empty where nothing of it is for users to read.
 */
export function reasonOf(thrown: unknown): string {
  return (
    bodyReason(fieldOf(thrown, 'error')) || readable(fieldOf(thrown, 'message')) || readable(thrown)
  );
}

/** What an answer's body says: plain text, a message of its own, or problem details (RFC 9457). */
function bodyReason(body: unknown): string {
  const names = ['message', 'detail', 'title', 'error'];
  const said = [body, ...names.map((name) => fieldOf(body, name))];
  return said.map(readable).find((text) => text !== '') ?? '';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text that is short, and no page of a server or proxy; else an empty one. */
function readable(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const isMarkup = /^<|<\/\w/.test(text);
  return isMarkup || text.length > LONGEST ? '' : text;
}
