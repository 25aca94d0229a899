import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size of a page, in bytes. */
export interface Size {
  /** Compressed: files loaded before the first use, and all scripts and style sheets. */
  readonly first: number;
  readonly all: number;
  /** Minified bytes before the first use, by package. */
  readonly packages: ReadonlyMap<string, number>;
}

interface Stats {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>>;
        readonly imports?: readonly { readonly path: string; readonly kind: string }[];
      }
    >
  >;
}

/** Weighs a built page. */
export function sizeOf(folder: string): Size {
  const stats = JSON.parse(readFileSync(join(folder, 'browser-stats.json'), 'utf8')) as Stats;
  const files = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
  const first = firstFiles(readFileSync(join(folder, 'index.html'), 'utf8'), stats);
  const packages = new Map<string, number>();
  for (const file of first) {
    if (file.endsWith('.css')) continue;
    for (const [input, { bytesInOutput }] of Object.entries(stats.outputs[file]?.inputs ?? {})) {
      const name = packageOf(input);
      packages.set(name, (packages.get(name) ?? 0) + bytesInOutput);
    }
  }
  const weigh = (names: Iterable<string>): number =>
    [...names].reduce((sum, name) => sum + compressed(join(folder, name)), 0);
  return { first: weigh(first), all: weigh(files), packages };
}

/** Returns the files that the page names, and those that they import before running. */
function firstFiles(html: string, { outputs }: Stats): ReadonlySet<string> {
  const found = new Set(
    [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, f]) => f!),
  );
  for (const file of found) {
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      // Iterating over a set includes the entries added meanwhile.
      if (kind === 'import-statement') found.add(path);
    }
  }
  return found;
}

/** Returns the package of an input; with the entry point for Angular's, the folder for ours. */
function packageOf(input: string): string {
  const own = /^projects\/event-calendar\/(core\/src|src)\/([^/]+)/.exec(input);
  if (own) return own[1] === 'src' ? `ours: ${own[2]}` : `ours: core/${own[2]}`;
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
  return name ?? 'the page itself';
}

function compressed(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length;
}
