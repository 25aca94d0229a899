/**
 * Shared by the scripts: the project's folder, and ways to start a tool. Uses Node builtins only, as `npm start` and
 * `npm test` run before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');

/** Returns the Node that comes with the project, else the one that runs this script. */
export function projectNode() {
  const bundled = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

/**
 * Forwards the output of a stream, line by line after a label.
 * @param {import('node:stream').Readable} stream
 * @param {NodeJS.WritableStream} to
 * @param {string} label
 */
function passOnLines(stream, to, label) {
  createInterface({ input: stream }).on('line', (line) => to.write(`${label} | ${line}\n`));
}

/**
 * Runs a command in the project and returns its exit code. The project's tools and Node come first on its PATH.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} [options]
 * @param {NodeJS.ProcessEnv} [options.env] added to ours
 * @param {string} [options.cwd] the folder it runs in, else the project's
 * @param {string} [options.label] put before each line of output; without it, the command shares our terminal
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, label } = {}) {
  const child = spawn(command, args, {
    cwd,
    stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && !existsSync(command),
    env: { ...process.env, PATH: bin + delimiter + (process.env['PATH'] ?? ''), ...env },
  });
  if (label !== undefined) {
    if (child.stdout) passOnLines(child.stdout, process.stdout, label);
    if (child.stderr) passOnLines(child.stderr, process.stderr, label);
  }
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => child.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  return new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code) => finish(code ?? 1));
  });
}

/**
 * Runs tasks one after the other, all of them even if an earlier one fails.
 * @param {readonly (() => number | Promise<number>)[]} tasks
 * @returns {Promise<number>} 0, or the code of the first one that failed
 */
export async function inOrder(tasks) {
  let code = 0;
  for (const task of tasks) {
    const own = await task();
    code ||= own;
  }
  return code;
}

/**
 * Returns a JSON file of the project, or undefined if it wasn't written.
 * @param {string} path
 */
export function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
