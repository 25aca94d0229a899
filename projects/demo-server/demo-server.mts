import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { EventStore } from './event-store.mts';
import { readChange } from './record.mts';

/** Most bytes of a request's body. */
const LIMIT = 1_000_000;

/** Names of this machine: pages of other sites get no access to the events. */
const OURS = ['127.0.0.1', 'localhost', '[::1]'];

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Creates a server for the events of one calendar.
 *
 *     GET  /api/events?start=…&end=…   events that may touch a range of ISO instants
 *     POST /api/changes                {type, changes: [{before, after}], since}, all or nothing
 *
 * A change is answered with `{stored}`, 409 and `{conflict, gone}`, or 422 and `{message}`: it is validated with the
 * calendar's own functions, against the server's data.
 */
export function createDemoServer(store: EventStore): Server {
  return createServer((request, response) => {
    answer(store, request).then(
      ({ status, body }) => send(response, status, body),
      (error: unknown) => {
        const status = error instanceof Refused ? error.status : 500;
        const message = error instanceof Refused ? error.message : 'Something went wrong here.';
        send(response, status, { message });
      },
    );
  });
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

async function answer(store: EventStore, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams, hostname } = addressOf(request);
  if (!OURS.includes(hostname)) throw new Refused(403, 'This server is for this machine alone.');
  const asked = `${request.method} ${pathname}`;
  if (asked === 'GET /api/events') {
    const [start, end] = ['start', 'end'].map((name) => Date.parse(searchParams.get(name) ?? ''));
    if (!(start! < end!)) throw new Refused(400, '"start" and "end" are no range of ISO instants.');
    return { status: 200, body: store.between(start!, end!) };
  }
  if (asked !== 'POST /api/changes') throw new Refused(404, 'There is nothing here.');
  // A content type that a form of another site can't send.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new Refused(415, 'The body is not JSON.');
  }
  const change = readChange(await bodyOf(request));
  if (typeof change === 'string') throw new Refused(400, change);
  const outcome = store.apply(change);
  if ('refusal' in outcome) throw new Refused(422, outcome.refusal);
  return { status: 'conflict' in outcome ? 409 : 200, body: outcome };
}

function addressOf(request: IncomingMessage): URL {
  const address = `http://${request.headers.host}${request.url}`;
  if (!URL.canParse(address)) throw new Refused(400, 'The address can not be read.');
  return new URL(address);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Read to the end, or the connection would break before the answer arrives.
    if (size <= LIMIT) parts.push(part);
  }
  if (size > LIMIT) throw new Refused(413, 'The body is too long.');
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown;
  } catch {
    throw new Refused(400, 'The body is not JSON.');
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}
