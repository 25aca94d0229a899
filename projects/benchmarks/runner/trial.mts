import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { TRIAL } from './session.mts';

const VERSION = '7.0.2';
const PACKAGES = [
  `fullcalendar@${VERSION}`,
  `fullcalendar-scheduler@${VERSION}`,
  'temporal-polyfill@1',
];
const STYLES = ['skeleton.css', 'themes/classic/theme.css', 'themes/classic/palette.css'];
const source = join(import.meta.dirname, '..', 'pages', TRIAL, 'main.mjs');

/** A page that is built outside of the repository. */
export interface TrialPage {
  /** Folder to be served. */
  readonly folder: string;
  /** Deletes the page with the packages. */
  remove(): void;
}

/**
 * Installs FullCalendar Scheduler into a temporary folder and builds its page there. Its trial terms allow to evaluate
 * it; nothing of it enters the repository.
 */
export async function buildTrialPage(): Promise<TrialPage> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-trial-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES];
    const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm install failed: ${stderr}`);
    copyFileSync(source, join(folder, 'main.mjs'));
    const page = join(folder, 'page');
    mkdirSync(page);
    const bundle = await rolldown({ input: join(folder, 'main.mjs'), platform: 'browser' });
    await bundle.write({ dir: page, minify: true });
    await bundle.close();
    for (const [at, style] of STYLES.entries()) {
      copyFileSync(join(folder, 'node_modules/fullcalendar', style), join(page, `${at}.css`));
    }
    const links = STYLES.map((_, at) => `<link rel="stylesheet" href="${at}.css">`).join('');
    writeFileSync(
      join(page, 'index.html'),
      `<!doctype html><meta charset="utf-8"><style>body{margin:0}</style>${links}<script type="module" src="main.js"></script>`,
    );
    return { folder: page, remove };
  } catch (error) {
    remove();
    throw error;
  }
}
