/** Characters of what is shown as a reason: more is a page or a trace, and nothing to read in passing. */
const LONGEST = 300;

/** What `HttpClient`, RxJS and others say themselves of an answer that they take for a failure, or that is late. */
const OF_CLIENT = /^Http failure |\bstatus code \d{3}\b|^Timeout has occurred$/;

/**
 * Why something was refused, in the words of what was thrown: an error, a text, or what Angular's
 * `HttpClient` throws, whose body speaks first. Where an answer has no words, `wordsFor` its status are said. Empty
 * where nothing of it is for users to read, as in what the platform says of a request that can't be sent, of JSON
 * that is none, and of mistakes in code.
 */
export function reasonOf(thrown: unknown, wordsFor: (status: number) => string): string {
  if (thrown instanceof TypeError || thrown instanceof SyntaxError) return '';
  const message = readable(fieldOf(thrown, 'message'));
  const own = OF_CLIENT.test(message) ? '' : message;
  const body = fieldOf(thrown, 'error');
  // An error in the place of a body says, to developers, why there is none.
  const said = body instanceof Error ? '' : bodyReason(body);
  return said || own || readable(thrown) || ofAnswer(thrown, wordsFor);
}

/** What is said of an answer by its details, or its status alone; empty where it is none. */
function ofAnswer(thrown: unknown, wordsFor: (status: number) => string): string {
  const response = fieldOf(thrown, 'response');
  const status = fieldOf(thrown, 'status') ?? fieldOf(response, 'status');
  if (!isFailure(status)) return '';
  const details = typeof thrown === 'object' ? { ...thrown, message: undefined } : thrown;
  return bodyReason(fieldOf(response, 'data')) || bodyReason(details) || wordsFor(status);
}

/** Whether a value is the status of an answer that is a failure (RFC 9110 section 15). */
function isFailure(status: unknown): status is number {
  return Number.isInteger(status) && (status as number) >= 300 && (status as number) <= 599;
}

/** What an answer's body says: plain text, a message of its own, or problem details (RFC 9457). */
function bodyReason(answer: unknown): string {
  const body = objectIn(answer);
  const [message, detail, errors, title, error] = [
    'message',
    'detail',
    'errors',
    'title',
    'error',
  ].map((name) => fieldOf(body, name) ?? fieldOf(body, capital(name)));
  // What says it one level deeper; an error there is that of reading the body.
  const within = error instanceof Error ? undefined : fieldOf(error, 'message');
  const said = [
    body,
    sentence(message),
    detail,
    // By field what is wrong with it, beside a title that is the same for all.
    sentence(typeof errors === 'object' ? Object.values(errors ?? {}).flat() : errors),
    title,
    error,
    sentence(within),
  ];
  return said.map(readable).find((text) => text !== '') ?? '';
}

/** Frameworks that check a body say all that is wrong with it, each in a text of its own. */
function sentence(value: unknown): unknown {
  const isTexts = Array.isArray(value) && value.every((each) => typeof each === 'string');
  return isTexts ? value.join(' ') : value;
}

/** As some frameworks write their fields. */
function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
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

/** What a text says that was asked for as text and is JSON. */
function objectIn(answer: unknown): unknown {
  if (typeof answer !== 'string' || !/^\s*[{"]/.test(answer)) return answer;
  try {
    return JSON.parse(answer) as unknown;
  } catch {
    return answer;
  }
}
