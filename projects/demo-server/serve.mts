/**
 * `npm run demo:server`: serves events from an SQLite database for the showcase's page `/source`.
 *
 *     PORT=4300 npm run demo:server -- [--database=FILE] [--seed=YYYY-MM-DD]
 *
 * Without a file, the database is created in the folder for temporary files. An empty database is filled with the
 * events of a week, this one or that of the date; `--seed=` leaves it empty.
 */
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDemoServer } from './demo-server.mts';
import { EventStore } from './event-store.mts';
import { seedOf } from './seed.mts';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: join(tmpdir(), 'ng-event-calendar-demo.sqlite') },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});
const port = Number(process.env['PORT'] ?? 4300);

const store = new EventStore(values.database);
if (store.isEmpty && values.seed !== '') store.apply(seedOf(values.seed));

const server = createDemoServer(store).listen(port, '127.0.0.1', () => {
  const { port: chosen } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${chosen}`);
  console.log(`Events are kept in ${values.database}`);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.close(() => store.close());
    server.closeAllConnections();
  });
}
