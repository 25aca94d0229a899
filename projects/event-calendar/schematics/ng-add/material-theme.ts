import { type Tree } from '@angular-devkit/schematics';
import { type ProjectDefinition } from '@schematics/angular/utility';

/** The files of an entry of `styles`: a path, or an object that holds one. */
function styleFile(entry: unknown): string {
  if (typeof entry === 'string') return entry;
  const input = (entry as { readonly input?: unknown } | null)?.input;
  return typeof input === 'string' ? input : '';
}

/** Whether the styles that a project is built with hold a theme of Material, as far as one can read. */
export function hasMaterialTheme(tree: Tree, project: ProjectDefinition): boolean {
  const styles = project.targets.get('build')?.options?.['styles'];
  const files = Array.isArray(styles) ? styles.map(styleFile) : [];
  return files.some((file) => {
    if (file.includes('@angular/material/')) return true;
    return tree.exists(file) && /@angular\/material|--mat-sys-/.test(tree.readText(file));
  });
}
