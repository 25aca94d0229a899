/**
 * Compiles two hosts under strict templates, as an app would: one has correct bindings and must compile, in the other
 * exactly the lines with the word "wrong" must be rejected. Neither the type checker nor Jest checks templates.
 * `npm run types` compiles the hosts with the sources of the library, `npm run check:package` with the packed package,
 * whose types are read much faster.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectNode, root } from './workspace.mjs';

const compiler = join(root, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');

/** Folder of the apps, in which the hosts are, too. */
const sources = join(root, 'e2e', 'packaged', 'apps');

/**
 * Returns the compiler's output for files, without colours.
 * @param {readonly string[]} files
 * @param {boolean} isPackaged whether the types of the installed package count, instead of the sources
 */
function compile(files, isPackaged) {
  const place = mkdtempSync(join(tmpdir(), 'ec-types-'));
  try {
    const config = join(place, 'tsconfig.json');
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: true, outDir: place, ...(isPackaged && { paths: {} }) },
      files,
      references: [],
    };
    writeFileSync(config, JSON.stringify(options));
    const { error, stdout, stderr } = spawnSync(projectNode(), [compiler, '-p', config], {
      cwd: root,
      encoding: 'utf8',
    });
    if (error) throw error;
    // eslint-disable-next-line no-control-regex -- the compiler colours what it writes
    return (stdout + stderr).replace(/\u001b\[\d+m/g, '');
  } finally {
    rmSync(place, { recursive: true });
  }
}

/**
 * Returns the numbers of the template lines that must not compile.
 * @param {string} wrong
 */
function wrongLines(wrong) {
  const lines = readFileSync(wrong, 'utf8').split('\n');
  return lines.flatMap((line, at) => (/<(div |event-|ng-).*wrong/.test(line) ? [at + 1] : []));
}

/**
 * Returns what the types of the boundary accept or reject by mistake, in words; empty if there is nothing.
 * @param {string} [apps] copy of the apps beside an installed package, whose types count; the sources without one
 * @returns {string[]}
 */
export function templateFaults(apps = sources) {
  const right = join(apps, 'types', 'right-types.ts');
  const wrong = join(apps, 'types', 'wrong-types.ts');
  const name = basename(wrong);
  const expected = wrongLines(wrong);
  /** @type {Set<number>} */
  const refused = new Set();
  /** @type {string[]} */
  const faults = [];
  for (const line of compile([right, wrong], apps !== sources).split('\n')) {
    const found = /(\S+\.ts):(\d+):\d+ - error/.exec(line);
    if (found?.[1] && basename(found[1]) === name) refused.add(Number(found[2]));
    else if (found || /^error|Error:/.test(line)) faults.push(line);
  }
  if (expected.length === 0) faults.push(`${name} has no line that must be refused.`);
  for (const line of expected)
    if (!refused.has(line)) faults.push(`${name}:${line} compiles, and must not.`);
  for (const line of refused)
    if (!expected.includes(line)) faults.push(`${name}:${line} must compile, and doesn't.`);
  return faults;
}
