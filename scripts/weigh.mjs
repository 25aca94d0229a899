/**
 * `npm run weigh`: the size that the packed calendar adds to applications, as the CLI counts it in a production build.
 * Compares a new application of the CLI with the README's example, and with the premium calendar; and a typical one,
 * with router, forms, `HttpClient` and six components of Material, that has the calendar at once, or on a route of its
 * own and only its defaults at first.
 *
 *     npm run build:library && npm run weigh
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packedWorkspace as workspace, packLibrary } from './packed.mjs';
import { projectNode, root, run } from './workspace.mjs';

const ng = join(root, 'node_modules', '@angular', 'cli', 'bin', 'ng.js');

/** Applications, each with the one that it is compared with. */
const APPS = {
  new: null,
  'new-with-calendar': 'new',
  'new-with-premium': 'new',
  typical: null,
  'typical-with-calendar': 'typical',
  'typical-with-route': 'typical',
};

/** @typedef {{ readonly raw: number, readonly gzip: number }} Weight in bytes */

/**
 * Returns the size of the files that an application loads before its first render.
 * @param {string} folder
 * @returns {Weight}
 */
function weightOf(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="([^":]+\.(?:js|css))"/g)].map(([, file]) => file);
  const files = new Set(named.filter((file) => file !== undefined));
  for (const file of files) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, from] of code.matchAll(/(?:from|import)\s?"\.\/([^"]+\.js)"/g)) {
      if (from !== undefined) files.add(from);
    }
  }
  const texts = readdirSync(folder).filter((file) => files.has(file));
  const contents = texts.map((file) => readFileSync(join(folder, file)));
  return {
    raw: contents.reduce((sum, content) => sum + content.length, 0),
    gzip: contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0),
  };
}

/** @param {number} bytes */
const kilo = (bytes) => (bytes / 1000).toFixed(1);

async function main() {
  packLibrary();
  cpSync(join(root, 'e2e', 'packaged', 'apps'), workspace, { recursive: true });
  /** @type {Map<string, Weight>} */
  const weights = new Map();
  for (const app of Object.keys(APPS)) {
    const args = [
      ng,
      'build',
      'weight',
      '--configuration',
      `production,${app}`,
      '--progress=false',
    ];
    if ((await run(projectNode(), args, { cwd: workspace })) !== 0) return 1;
    weights.set(app, weightOf(join(workspace, 'dist', 'weight', app, 'browser')));
  }
  console.log('\n| application | raw kB | gzip kB | more than without: raw | gzip |');
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const [app, without] of Object.entries(APPS)) {
    const { raw, gzip } = weights.get(app) ?? { raw: 0, gzip: 0 };
    const base = without === null ? undefined : weights.get(without);
    const more = base ? [kilo(raw - base.raw), kilo(gzip - base.gzip)] : ['', ''];
    console.log(`| ${[app, kilo(raw), kilo(gzip), ...more].join(' | ')} |`);
  }
  return 0;
}

process.exitCode = await main();
