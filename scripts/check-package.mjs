/**
 * `npm run check:package`: packs the built library as `npm publish` would, looks into the tarball,
 * installs it into three small apps (zoneless, on zone.js, rendered on a server), builds them and
 * tries them in a browser. What the apps need beside it they find in the project's own node_modules.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { entryPoints, packageRules } from './package-rules.mjs';
import { projectNode, root, run } from './workspace.mjs';

const library = join(root, 'dist', 'event-calendar');
const workspace = join(root, 'dist', 'packaged');
const installed = join(workspace, 'node_modules', 'ng-event-calendar');
const ng = join(root, 'node_modules', '@angular', 'cli', 'bin', 'ng.js');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const count = { passed: 0, failed: 0 };

/**
 * Counts and prints one check.
 * @param {string} name
 * @param {readonly string[]} faults
 */
function report(name, faults) {
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const fault of faults) console.log(`         ${fault}`);
  count[faults.length === 0 ? 'passed' : 'failed'] += 1;
}

/** @param {readonly string[]} args */
const runNg = (args) => run(projectNode(), [ng, ...args], {}, workspace);

/**
 * Packs the library and unpacks it where the apps find it.
 * @returns {import('./package-rules.mjs').Packed}
 */
function install() {
  rmSync(workspace, { recursive: true, force: true });
  cpSync(join(root, 'e2e', 'packaged', 'apps'), workspace, { recursive: true });
  mkdirSync(installed, { recursive: true });
  const shell = process.platform === 'win32';
  const packing = spawnSync('npm', ['pack', library, '--pack-destination', workspace], { shell });
  const tarball = readdirSync(workspace).find((file) => file.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack failed: ${packing.stderr}`);
  const unpacking = ['-xzf', tarball, '--strip-components=1', '-C', relative(workspace, installed)];
  spawnSync('tar', unpacking, { cwd: workspace, stdio: 'inherit' });
  const files = readdirSync(installed, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(installed, join(item.parentPath, item.name)).split(sep).join('/'));
  return { folder: installed, files, size: statSync(join(workspace, tarball)).size };
}

/**
 * Has one app compile the types of every entry point, also of those that come later.
 * @param {import('./package-rules.mjs').Packed} packed
 */
function importEveryEntryPoint(packed) {
  const lines = entryPoints(packed).flatMap((name, index) => [
    `import type * as entry${index} from '${name}';`,
    `export type Entry${index} = keyof typeof entry${index};`,
  ]);
  writeFileSync(join(workspace, 'zoneless', 'entry-points.ts'), `${lines.join('\n')}\n`);
}

/** Lets the package's own schematic bring the import that the app on zone.js lacks. */
async function addToZoneApp() {
  const code = await runNg(['generate', 'ng-event-calendar:ng-add', '--project=zone']);
  const component = readFileSync(join(workspace, 'zone', 'app.ts'), 'utf8');
  const isAdded = component.includes('imports: [EventCalendarComponent]');
  return code === 0 && isAdded ? [] : ['the component doesn’t import the calendar'];
}

async function main() {
  if (!existsSync(join(library, 'package.json'))) {
    console.error('The library is not built. Run: npm run build:library');
    return 1;
  }
  const packed = install();
  for (const [name, rule] of Object.entries(packageRules)) report(name, rule(packed));
  importEveryEntryPoint(packed);
  report('ng add brings the import', await addToZoneApp());
  for (const app of ['zoneless', 'zone', 'ssr']) {
    const code = await runNg(['build', app, '--progress=false']);
    report(`the ${app} app builds`, code === 0 ? [] : [`ng build gave ${code}`]);
  }
  const config = join(root, 'playwright.packaged.config.mts');
  const browserCode = await run(projectNode(), [playwright, 'test', '--config', config]);

  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, 'test-results', 'package.json'), JSON.stringify(count));
  return count.failed === 0 ? browserCode : 1;
}

process.exitCode = await main();
