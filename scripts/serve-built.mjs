/**
 * Serves the built showcase for the browser tests, under a Content-Security-Policy as strict as Angular allows, so that
 * anything that would break in a strict host fails the tests first.
 *
 * With a demo server given, requests to `/api` are forwarded to it.
 *
 *     node scripts/serve-built.mjs [port] [http://127.0.0.1:4300]
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import { extname, join } from 'node:path';
import { fileOf, listen, sendFile } from './static-files.mjs';
import { root } from './workspace.mjs';

const folder = join(root, 'dist', 'showcase', 'browser');
const port = Number(process.argv[2] ?? 4400);
const api = process.argv[3];

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

/**
 * Forwards a request to the demo server, and aborts it with the client's request.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {URL} address
 */
function passOn(request, response, address) {
  const { method = 'GET', headers } = request;
  const asked = ask(address, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error('The showcase is not built. Run: npm run build:showcase');
  process.exit(1);
}

const server = createServer((request, response) => {
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
  if (api && path.startsWith('/api/')) {
    // Built from the parsed address, so that no other host can be reached.
    passOn(request, response, new URL(path + search, api));
    return;
  }
  const file = fileOf(folder, path);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  if (file && !file.endsWith('index.html')) {
    sendFile(response, file);
  } else if (extname(path) && !file) {
    // A missing file is an error; a path without an extension is a route of the app.
    response.writeHead(404).end();
  } else {
    const nonce = randomBytes(16).toString('base64');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(nonce));
    // Angular reads ngCspNonce from the root element and sets it on the styles it adds.
    response.end(readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('CSP_NONCE', nonce));
  }
});

listen(server, port);
