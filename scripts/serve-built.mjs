/**
 * Serves the built showcase for the browser tests, under a Content-Security-Policy as strict as
 * Angular can live with. Whatever would break in a strict host breaks the tests first.
 *
 *     node scripts/serve-built.mjs [port]
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileOf, listen, sendFile } from './static-files.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'dist', 'showcase', 'browser');
const port = Number(process.argv[2] ?? 4300);

/** @param {string} nonce */
function contentSecurityPolicy(nonce) {
  return [
    "default-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "object-src 'none'",
    "base-uri 'self'",
    "require-trusted-types-for 'script'",
    // angular: compiled templates; #components: the CDK; #bundler: lazy chunks;
    // #unsafe-bypass: bypassSecurityTrust…, which only a host's own code calls.
    "trusted-types angular angular#components angular#bundler angular#unsafe-bypass 'allow-duplicates'",
  ].join('; ');
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error('The showcase is not built. Run: npm run build:showcase');
  process.exit(1);
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = fileOf(folder, path);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  if (file && !file.endsWith('index.html')) {
    sendFile(response, file);
  } else if (extname(path) && !file) {
    // A missing file is an error; anything without an extension is a route of the app.
    response.writeHead(404).end();
  } else {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
    // Angular reads ngCspNonce from the root element and puts it on the styles it adds.
    response.end(readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('CSP_NONCE', nonce));
  }
});

listen(server, port);
