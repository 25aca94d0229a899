import { SchematicsException, type Tree } from '@angular-devkit/schematics';
import { getMainFilePath } from '@schematics/angular/utility/standalone/util';
import { resolveBootstrappedComponentData } from '@schematics/angular/utility/standalone/app_component';
import { basename, dirname, join } from 'node:path/posix';

type BootstrappedComponent = NonNullable<ReturnType<typeof resolveBootstrappedComponentData>>;

/** Where a component is. */
export interface ComponentPlace {
  readonly path: string;
  /** Its class, where that is known. */
  readonly className?: string;
}

/** The component that a project starts with, or the file that starts it where that tells no more. */
export async function findRootComponent(tree: Tree, project: string): Promise<ComponentPlace> {
  const main = await getMainFilePath(tree, project);
  const root = bootstrapped(tree, main);
  const path = root === null ? '' : pathOf(root, dirname(main));
  return root !== null && tree.exists(path)
    ? { path, className: root.componentName }
    : { path: main };
}

/** The file of a component that is started; where a module starts it, that is what knows where it is. */
function pathOf(root: BootstrappedComponent, folder: string): string {
  const module = root.moduleImportPathInSameFile;
  const knowing = module === null ? folder : dirname(join(folder, module));
  return join(knowing, `${root.componentImportPathInSameFile}.ts`);
}

function bootstrapped(tree: Tree, main: string) {
  try {
    return resolveBootstrappedComponentData(tree, main);
  } catch (error) {
    // Neither a standalone component nor a module is started there, as far as one can read.
    if (error instanceof SchematicsException) return null;
    throw error;
  }
}

/**
 * The file of a component by its path, from the workspace or the project's sources, or by its name:
 * `schedule` finds `src/app/pages/schedule.ts` and `schedule.component.ts`. Throws when there is none
 * or more than one.
 */
export function findNamedComponent(tree: Tree, sourceRoot: string, named: string): ComponentPlace {
  const endings = ['', '.ts', '.component.ts'];
  const path = ['', sourceRoot, join(sourceRoot, 'app')]
    .flatMap((folder) => endings.map((ending) => join(folder, `${named}${ending}`)))
    .find((file) => file.endsWith('.ts') && tree.exists(file));
  if (path !== undefined) return { path };
  const found: string[] = [];
  tree.getDir(sourceRoot).visit((file) => {
    if (endings.some((ending) => basename(file) === `${named}${ending}`)) found.push(file);
  });
  const files = found.filter((file) => file.endsWith('.ts'));
  const [only] = files;
  if (only === undefined) {
    throw new SchematicsException(`No component "${named}" found in ${sourceRoot}.`);
  }
  if (files.length > 1) {
    throw new SchematicsException(`"${named}" may be any of ${files.join(', ')}: give its path.`);
  }
  return { path: only };
}
