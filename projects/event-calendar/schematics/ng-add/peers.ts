/** The parts of a package.json that say what a package needs. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Angular's own packages are released together and ask for each other's exact version. */
const FRAMEWORK = /^@angular\/(common|core|forms)$/;

/** Material and the CDK go together the same way, but not always with Angular's latest patch. */
const COMPONENTS = /^@angular\/(cdk|material)$/;

/** A range of Angular from its patch 0 on: `22.2.6` and `~22.2.6` give `~22.2.0`. */
function fromFirstPatch(range: string): string | undefined {
  const [, operator = '', minor] = /^([~^]?)(\d+\.\d+)\.\d+$/.exec(range) ?? [];
  return minor === undefined ? undefined : `${operator === '' ? '~' : operator}${minor}.0`;
}

/**
 * Peers of the library that a host doesn't name, with the range that fits the Angular it has.
 * Optional peers are left to those who need them.
 */
export function missingPeers(library: Manifest, host: Manifest): readonly [string, string][] {
  const named = { ...host.peerDependencies, ...host.devDependencies, ...host.dependencies };
  const angular = named['@angular/core'];
  const components = named['@angular/material'] ?? named['@angular/cdk'];
  return Object.entries(library.peerDependencies ?? {})
    .filter(([name]) => named[name] === undefined)
    .filter(([name]) => library.peerDependenciesMeta?.[name]?.optional !== true)
    .map(([name, range]) => {
      if (FRAMEWORK.test(name)) return [name, angular ?? range];
      if (!COMPONENTS.test(name)) return [name, range];
      return [name, components ?? fromFirstPatch(angular ?? '') ?? range];
    });
}
