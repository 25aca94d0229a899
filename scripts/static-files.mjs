/** Shared by the servers of the browser tests: files of a folder, with their content types. */
import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

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

/**
 * Returns the file of a folder that a path names, or undefined.
 * @param {string} folder
 * @param {string} path
 */
export function fileOf(folder, path) {
  // normalize keeps `..` from leaving the folder.
  const file = join(folder, normalize(`/${path}`));
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Responds with a file.
 * @param {import('node:http').ServerResponse} response
 * @param {string} file
 */
export function sendFile(response, file) {
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
}

/**
 * Listens on this machine only and prints the address; port 0 means any free one.
 * @param {import('node:http').Server} server
 * @param {number} port
 */
export function listen(server, port) {
  // A server that closes connections after some idle seconds resets the request that is on its way meanwhile.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
  });
}
