/**
 * What the scripts share: where the project is and how they start a tool.
 * Node builtins only, because `npm start` and `npm test` run before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const bin = join(root, 'node_modules', '.bin');

/** The Node that came with the project, else the one that runs this script. */
export function projectNode() {
  const bundled = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(bundled) ? bundled : process.execPath;
}

/**
 * Runs a command in the project and returns its exit code. It shares our terminal, and the project's
 * tools and Node come first on its PATH.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to ours
 * @param {string} [cwd] the folder it runs in, else the project's
 * @returns {Promise<number>}
 */
export function run(command, args, env = {}, cwd = root) {
  const child = spawn(command, args, {
    cwd,
    stdio: 'inherit',
    // npm is a .cmd file on Windows, which only a shell can start.
    shell: process.platform === 'win32' && !existsSync(command),
    env: { ...process.env, PATH: bin + delimiter + (process.env['PATH'] ?? ''), ...env },
  });
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
 * Runs tasks one after the other, all of them even when an earlier one fails.
 * @param {readonly (() => number | Promise<number>)[]} tasks
 * @returns {Promise<number>} 0, or what the first one that failed gave
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
 * A JSON file of the project, or undefined when it was not written.
 * @param {string} path
 */
export function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
