import { chain, SchematicsException, type Rule, type Tree } from '@angular-devkit/schematics';
import {
  addDependency,
  ExistingBehavior,
  readWorkspace,
  writeWorkspace,
  type WorkspaceDefinition,
} from '@schematics/angular/utility';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTag } from './add-tag';
import { findNamedComponent, findRootComponent, type ComponentPlace } from './find-component';
import { importCalendar } from './import-calendar';
import { addMaterialTheme, hasMaterialTheme } from './material-theme';
import { missingPeers, type Manifest } from './peers';

/** Options of `ng add ng-event-calendar`; see schema.json. */
export interface NgAddOptions {
  readonly project?: string;
  readonly component?: string;
  readonly template?: boolean;
  readonly theme?: boolean;
}

const BOUND = '<event-calendar [(events)]="events" />';

/** The library's own package.json, two folders up both in the sources and in the package. */
function libraryManifest(): Manifest {
  return JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as Manifest;
}

function addMissingPeers(tree: Tree, say: (words: string) => void): Rule {
  const host = tree.readJson('/package.json') as Manifest;
  const missing = missingPeers(libraryManifest(), host);
  if (missing.length > 0) {
    say(`package.json now names ${missing.map(([name]) => name).join(', ')}.`);
  }
  return chain(
    missing.map(([name, range]) => addDependency(name, range, { existing: ExistingBehavior.Skip })),
  );
}

/** The project that is named, else the only application. */
function projectName(workspace: WorkspaceDefinition, named: string | undefined): string {
  if (named !== undefined) {
    if (workspace.projects.has(named)) return named;
    throw new SchematicsException(`There is no project "${named}" in the workspace.`);
  }
  const applications = [...workspace.projects]
    .filter(([, { extensions }]) => extensions['projectType'] === 'application')
    .map(([name]) => name);
  if (applications.length === 1) return applications[0]!;
  throw new SchematicsException('Name the project that gets the calendar: --project=...');
}

/**
 * Adds the missing peers and imports the calendar into one component, whose template gets the tag; a
 * project without a theme gets one. Nothing else is touched, and all of it is said.
 */
export function ngAdd(options: NgAddOptions): Rule {
  return async (tree, { logger }) => {
    const workspace = await readWorkspace(tree);
    const name = projectName(workspace, options.project);
    const project = workspace.projects.get(name)!;

    const writeTag = ({ path, className }: ComponentPlace): void => {
      const tag = options.template === false ? undefined : addTag(tree, path, className);
      if (tag === undefined) {
        logger.info(`Put it into the template: ${BOUND}`);
        return;
      }
      logger.info(`${tag.path} ${tag.isNew ? 'now shows' : 'already shows'} <event-calendar>.`);
      if (tag.isInPlace) {
        logger.info(
          "It is there in place of the CLI's page; a spec may still look for that heading.",
        );
      }
      if (tag.isNew) logger.info(`Bind a signal of your events to it: ${BOUND}`);
    };

    const importInto = (place: ComponentPlace): void => {
      const { path, className } = place;
      try {
        const isNew = importCalendar(tree, path, className);
        logger.info(`${path} ${isNew ? 'now imports' : 'already imports'} EventCalendarComponent.`);
        writeTag(place);
      } catch (error) {
        if (!(error instanceof SchematicsException)) throw error;
        const message = `${path}: ${error.message}`;
        // Who named the component wants this one; else the packages are worth having alone.
        if (options.component !== undefined) throw new SchematicsException(message);
        logger.warn(message);
      }
    };

    importInto(
      options.component === undefined
        ? await findRootComponent(tree, name)
        : findNamedComponent(tree, project.sourceRoot ?? `${project.root}/src`, options.component),
    );
    if (!hasMaterialTheme(tree, project)) {
      const path = options.theme === false ? undefined : addMaterialTheme(tree, project);
      if (path === undefined) {
        logger.info('There is no Material theme yet: ng add @angular/material brings one.');
      } else {
        await writeWorkspace(tree, workspace);
        logger.info(`${path} is your Material theme, built before your styles.`);
      }
    }
    return addMissingPeers(tree, (words) => logger.info(words));
  };
}
