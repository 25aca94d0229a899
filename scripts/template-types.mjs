/**
 * Compiles two hosts under strict templates, as an app would: one has correct bindings and must compile, in the other
 * exactly the lines with the word "wrong" must be rejected. `npm run types` runs it, since neither the type checker nor
 * Jest checks templates.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { projectNode, root } from './workspace.mjs';

const compiler = join(root, 'node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js');
const folder = join(root, 'projects/event-calendar/src/calendar');
const right = join(folder, 'right-types.spec-host.ts');
const wrong = join(folder, 'wrong-types.spec-host.ts');

/**
 * Returns the compiler's output for files, without colours.
 * @param {readonly string[]} files
 */
function compile(files) {
  const place = mkdtempSync(join(tmpdir(), 'ec-types-'));
  try {
    const config = join(place, 'tsconfig.json');
    const options = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: true, outDir: place },
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

/** Returns the numbers of the template lines that must not compile. */
function wrongLines() {
  const lines = readFileSync(wrong, 'utf8').split('\n');
  return lines.flatMap((line, at) => (/<(div |event-|ng-).*wrong/.test(line) ? [at + 1] : []));
}

/**
 * Returns the faults in the types of the boundary, in words; empty if there are none.
 * @param {string} output of the compiler
 * @param {readonly number[]} expected lines of the wrong host that must be refused
 * @returns {string[]}
 */
function templateFaults(output, expected) {
  /** @type {Set<number>} */
  const refused = new Set();
  /** @type {string[]} */
  const faults = [];
  for (const line of output.split('\n')) {
    const found = /(\S+\.ts):(\d+):\d+ - error/.exec(line);
    if (found?.[1] && basename(found[1]) === basename(wrong)) refused.add(Number(found[2]));
    else if (found || /^error|Error:/.test(line)) faults.push(line);
  }
  const name = basename(wrong);
  for (const line of expected)
    if (!refused.has(line)) faults.push(`${name}:${line} compiles, and must not.`);
  for (const line of refused)
    if (!expected.includes(line)) faults.push(`${name}:${line} must compile, and doesn't.`);
  return faults;
}

/** Checks that the types of the boundary accept and reject what they must; returns the exit code. */
export function checkTemplateTypes() {
  const output = compile([right, wrong]);
  const expected = wrongLines();
  const faults = templateFaults(output, expected);
  if (expected.length === 0) faults.push(`${basename(wrong)} has no line that must be refused.`);
  for (const fault of faults) console.error(`Types of templates: ${fault}`);
  return faults.length === 0 ? 0 : 1;
}
