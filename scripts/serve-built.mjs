/**
 * Serves the built showcase for the browser tests, under a Content-Security-Policy as strict as
 * Angular can live with. Whatever would break in a strict host breaks the tests first.
 *
 *     node scripts/serve-built.mjs [port]
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { root } from './workspace.mjs';

const folder = join(root, 'dist', 'showcase', 'browser');
const port = Number(process.argv[2] ?? 4300);

/** @type {Partial<Record<string, string>>} */
const contentTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

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
 * The file that a path stands for, or undefined.
 * @param {string} path
 */
function fileOf(path) {
  // normalize keeps `..` from climbing out of the folder.
  const file = join(folder, normalize(`/${path}`));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

if (!existsSync(join(folder, 'index.html'))) {
  console.error('The showcase is not built. Run: npm run build:showcase');
  process.exit(1);
}

const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = fileOf(path);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  if (file && !file.endsWith('index.html')) {
    response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
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

server.listen(port, '127.0.0.1', () => {
  // Port 0 stands for any free one.
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
});
