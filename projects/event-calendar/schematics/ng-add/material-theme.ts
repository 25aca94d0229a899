import { type Tree } from '@angular-devkit/schematics';
import { type ProjectDefinition } from '@schematics/angular/utility';
import { join } from 'node:path/posix';

const FILE = 'material-theme.scss';

/** Nothing of it changes how the rest of a page looks: without a scheme of its own that is light, too. */
const THEME = `@use '@angular/material' as mat;

html {
  // \`light dark\` follows the system, \`dark\` is always dark.
  color-scheme: light;
  @include mat.theme(
    (
      color: mat.$azure-palette,
      typography: 'system-ui, sans-serif',
      density: 0,
    )
  );
}
`;

/** The files of an entry of `styles`: a path, or an object that holds one. */
function styleFile(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const input = (entry as { readonly input?: unknown } | null)?.input;
  return typeof input === 'string' ? input : '';
}

/** The list of styles that a project is built with. */
function stylesOf(project: ProjectDefinition): readonly unknown[] {
  const styles = project.targets.get('build')?.options?.['styles'];
  return Array.isArray(styles) ? styles : [];
}

/** A theme that is made, by whatever name the file knows Material. */
const MAKES_THEME =
  /@angular\/material[^]*\.(?:theme|define-(?:light-|dark-)?theme|all-component-themes)\(/;

/** Where the sources of a project are. */
function sourcesOf({ root, sourceRoot }: ProjectDefinition): string {
  return sourceRoot ?? join(root, 'src');
}

/** Whether a stylesheet among a project's sources makes a theme, for the others to use. */
function isThemeMade(tree: Tree, folder: string): boolean {
  let isMade = false;
  // Of a project whose sources are the workspace itself that would be everything, node_modules too.
  if (folder === '') return false;
  tree.getDir(folder).visit((file) => {
    if (/\.s[ac]ss$/.test(file)) isMade ||= MAKES_THEME.test(tree.readText(file));
  });
  return isMade;
}

/** Whether there is a theme of Material in a project, as far as one can read. */
export function hasMaterialTheme(tree: Tree, project: ProjectDefinition): boolean {
  const isBuilt = stylesOf(project)
    .map(styleFile)
    .some((file) => {
      if (file.includes('@angular/material/')) return true;
      return tree.exists(file) && /@angular\/material|--mat-sys-/.test(tree.readText(file));
    });
  return isBuilt || isThemeMade(tree, sourcesOf(project));
}

/**
 * Writes a theme beside the sources of a project and builds it before all other styles, which win
 * therefore.
 * @returns its file, or undefined where the project isn't built or has a file of that name
 */
export function addMaterialTheme(tree: Tree, project: ProjectDefinition): string | undefined {
  const build = project.targets.get('build');
  const path = join(sourcesOf(project), FILE);
  if (!build || tree.exists(path)) return undefined;
  tree.create(path, THEME);
  build.options = { ...build.options, styles: [path, ...stylesOf(project)] as string[] };
  return path;
}
