/**
 * `npm run check:package`: packs the built library as `npm publish` would, checks the tarball, compares its exports
 * with docs/api, compiles two hosts with its types, installs it into two small apps (one zoneless, one on zone.js and
 * rendered on a server), builds them and tries them in a browser. The apps' other dependencies come from the project's
 * own node_modules.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedReports } from './api-reports.mjs';
import { entryPoints } from './entry-points.mjs';
import { linterRules } from './package-linters.mjs';
import { packageRules } from './package-rules.mjs';
import { packedWorkspace as workspace, packLibrary } from './packed.mjs';
import { templateFaults } from './template-types.mjs';
import { projectNode, root, run } from './workspace.mjs';

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
const runNg = (args) => run(projectNode(), [ng, ...args], { cwd: workspace });

/** Makes one app compile the types of every entry point, including future ones. */
function importEveryEntryPoint() {
  const lines = entryPoints().flatMap(({ name }, index) => [
    `import type * as entry${index} from '${name}';`,
    `export type Entry${index} = keyof typeof entry${index};`,
  ]);
  writeFileSync(join(workspace, 'zoneless', 'entry-points.ts'), `${lines.join('\n')}\n`);
}

/** Lets the package's own schematic add the import that a page of the zone.js app lacks. */
async function addToPlainPage() {
  const options = ['--project=ssr', '--component=plain-page'];
  const code = await runNg(['generate', 'ng-event-calendar:ng-add', ...options]);
  const component = readFileSync(join(workspace, 'ssr', 'plain-page.ts'), 'utf8');
  const isAdded = component.includes('imports: [EventCalendarComponent]');
  return code === 0 && isAdded ? [] : ['the component doesn’t import the calendar'];
}

async function main() {
  const packed = packLibrary();
  for (const [name, rule] of Object.entries({ ...packageRules, ...linterRules })) {
    report(name, await rule(packed));
  }
  report(
    'docs/api is what it exports (else review it, then run: npm run api)',
    changedReports(packed),
  );
  cpSync(join(root, 'e2e', 'packaged', 'apps'), workspace, { recursive: true });
  importEveryEntryPoint();
  report('templates take the types that they must, and no others', templateFaults(workspace));
  report('ng add brings the import', await addToPlainPage());
  for (const app of ['zoneless', 'ssr']) {
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
