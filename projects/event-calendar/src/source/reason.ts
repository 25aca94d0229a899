/** Most characters of a reason; a longer text is a page or a trace, which users can't read in passing. */
const LONGEST = 300;

/** Messages that `HttpClient`, RxJS and others themselves give for a failed or late answer. */
const OF_CLIENT = /^Http failure |\bstatus code \d{3}\b|^Timeout has occurred$/;

/**
 * Returns the reason of a refusal in the words of the thrown value: an error, a text, or the error of Angular's
 * `HttpClient`, whose body comes first. For an answer without words, `wordsFor` words its status. Empty for messages
 * that aren't meant for users, such as the platform's on a request that can't be sent, on invalid JSON, and on mistakes
 * in code.
 */
export function reasonOf(thrown: unknown, wordsFor: (status: number) => string): string {
  if (thrown instanceof TypeError || thrown instanceof SyntaxError) return '';
  const message = readable(fieldOf(thrown, 'message'));
  const own = OF_CLIENT.test(message) ? '' : message;
  const body = fieldOf(thrown, 'error');
  // An error in place of a body tells developers why the body couldn't be read.
  const said = body instanceof Error ? '' : bodyReason(body);
  return said || own || readable(thrown) || ofAnswer(thrown, wordsFor);
}

/** Returns the words of an answer by its details, or else by its status; empty for any other value. */
function ofAnswer(thrown: unknown, wordsFor: (status: number) => string): string {
  const response = fieldOf(thrown, 'response');
  const status = fieldOf(thrown, 'status') ?? fieldOf(response, 'status');
  if (!isFailure(status)) return '';
  const details = typeof thrown === 'object' ? { ...thrown, message: undefined } : thrown;
  return bodyReason(fieldOf(response, 'data')) || bodyReason(details) || wordsFor(status);
}

/** Whether a value is the status of a failed answer (RFC 9110 section 15). */
function isFailure(status: unknown): status is number {
  return Number.isInteger(status) && (status as number) >= 300 && (status as number) <= 599;
}

/** Returns the words of an answer's body: plain text, a message of its own, or problem details (RFC 9457). */
function bodyReason(answer: unknown): string {
  const body = objectIn(answer);
  const [message, detail, errors, title, error] = [
    'message',
    'detail',
    'errors',
    'title',
    'error',
  ].map((name) => fieldOf(body, name) ?? fieldOf(body, capital(name)));
  // Some bodies nest the message one level deeper; an `Error` there is about reading the body.
  const within = error instanceof Error ? undefined : fieldOf(error, 'message');
  const said = [
    body,
    sentence(message),
    detail,
    // The errors of each field come before a title that is the same for all of them.
    sentence(typeof errors === 'object' ? Object.values(errors ?? {}).flat() : errors),
    title,
    error,
    sentence(within),
  ];
  return said.map(readable).find((text) => text !== '') ?? '';
}

/** Joins the texts of frameworks that report each error of a body separately. */
function sentence(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isTexts ? value.join(' ') : value;
}

/** Some frameworks capitalise their fields. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Returns a text if it is short and not a page of a server or proxy; else an empty one. */
function readable(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const isMarkup = /^<|<\/\w/.test(text);
  return isMarkup || text.length > LONGEST ? '' : text;
}

/** Parses a text that is JSON, as of an answer that was requested as text; returns any other value as it is. */
function objectIn(answer: unknown): unknown {
  if (typeof answer !== 'string' || !/^\s*[{"]/.test(answer)) return answer;
  try {
    return JSON.parse(answer) as unknown;
  } catch {
    return answer;
  }
}
