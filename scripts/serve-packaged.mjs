/**
 * Serves the apps that have the packed package installed: the zoneless one, which has no server of its own, under its
 * name, and the one rendered on the server under all other paths.
 *
 *     node scripts/serve-packaged.mjs [port]
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOf, listen, sendFile } from './static-files.mjs';
import { root } from './workspace.mjs';

const built = join(root, 'dist', 'packaged', 'dist');
const main = join(built, 'ssr', 'server', 'server.mjs');

if (!existsSync(main)) {
  console.error('The apps are not built. Run: npm run check:package');
  process.exit(1);
}
const { reqHandler } = await import(pathToFileURL(main).href);

/** @param {string} path */
function staticFile(path) {
  const [, rest] = /^\/zoneless\/(.*)$/.exec(path) ?? [];
  return rest === undefined
    ? fileOf(join(built, 'ssr', 'browser'), path)
    : fileOf(join(built, 'zoneless', 'browser'), rest || 'index.html');
}

const server = createServer((request, response) => {
  const file = staticFile(new URL(request.url ?? '/', 'http://localhost').pathname);
  response.setHeader('Cache-Control', 'no-store');
  if (file) sendFile(response, file);
  else {
    reqHandler(request, response, (/** @type {unknown} */ error) => {
      if (error) console.error(error);
      response.writeHead(error ? 500 : 404).end();
    });
  }
});

listen(server, Number(process.argv[2] ?? 4400));
