/** @jest-environment node */
import { SchematicTestRunner, type UnitTestTree } from '@angular-devkit/schematics/testing';
import { Tree } from '@angular-devkit/schematics';
import { join } from 'node:path';

// A spinner for the terminal that is no CommonJS; nothing is installed here.
jest.mock('ora', () => ({}));

const COLLECTION = join(__dirname, '../collection.json');
const COMPONENT = 'src/app/app.ts';
const MAIN = `import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './app/app';

bootstrapApplication(App);
`;
const APP = `import { Component, signal } from '@angular/core';
import { RouterOutlet } from '@angular/router';

@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  templateUrl: './app.html',
})
export class App {}
`;
const PACKAGES = {
  dependencies: { '@angular/common': '^22.2.0', '@angular/core': '^22.2.0' },
};

/** A workspace with one application of these files, which may be told about twice. */
function givenWorkspace(
  files: Readonly<Record<string, string>> = {},
  styles: unknown[] = [],
): Tree {
  const project = (root: string, projectType: string) => ({
    projectType,
    root,
    sourceRoot: join(root, 'src'),
    architect: { build: { builder: '@angular/build:application', options: { styles } } },
  });
  const tree = Tree.empty();
  const workspace = {
    version: 1,
    projects: { shop: project('', 'application'), parts: project('projects/parts', 'library') },
  };
  const all = {
    'angular.json': JSON.stringify(workspace),
    'package.json': JSON.stringify(PACKAGES),
    'src/main.ts': MAIN,
    [COMPONENT]: APP,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) tree.create(path, text);
  return tree;
}

async function add(tree: Tree, options: { component?: string; project?: string } = {}) {
  const runner = new SchematicTestRunner('ng-event-calendar', COLLECTION);
  const said: string[] = [];
  runner.logger.subscribe(({ level, message }) => said.push(`${level}: ${message}`));
  const result: UnitTestTree = await runner.runSchematic('ng-add', options, tree);
  return { result, said, tasks: runner.tasks };
}

describe('ng add', () => {
  it('imports the calendar into the component the project starts with', async () => {
    const { result, said } = await add(givenWorkspace());
    expect(result.readText(COMPONENT)).toBe(`import { Component, signal } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { EventCalendarComponent } from 'ng-event-calendar';

@Component({
  selector: 'app-root',
  imports: [RouterOutlet, EventCalendarComponent],
  templateUrl: './app.html',
})
export class App {}
`);
    expect(said).toContain('info: src/app/app.ts now imports EventCalendarComponent.');
    expect(said).toContain(
      'info: Put it into the template: <event-calendar [(events)]="events" />',
    );
  });

  it('adds the missing peers and has them installed', async () => {
    const { result, tasks } = await add(givenWorkspace());
    expect(result.readJson('package.json')).toEqual({
      dependencies: {
        ...PACKAGES.dependencies,
        '@angular/cdk': '^22.2.0',
        '@angular/forms': '^22.2.0',
        '@angular/material': '^22.2.0',
      },
    });
    expect(tasks.map(({ name }) => name)).toEqual(['node-package']);
  });

  it('changes nothing the second time', async () => {
    const { result: first } = await add(givenWorkspace());
    const before = first.files.map((file) => first.readText(file));
    const { result, said, tasks } = await add(first);
    expect(result.files.map((file) => result.readText(file))).toEqual(before);
    expect(said).toContain('info: src/app/app.ts already imports EventCalendarComponent.');
    expect(tasks).toEqual([]);
  });

  it('leaves all else alone', async () => {
    const given = givenWorkspace();
    const { result } = await add(givenWorkspace());
    for (const file of ['angular.json', 'src/main.ts']) {
      expect(result.readText(file)).toBe(given.readText(file));
    }
    expect(result.files).toHaveLength(4);
  });

  it.each([
    ['src/app/schedule/schedule.ts', 'src/app/schedule/schedule.ts'],
    ['src/app/schedule/schedule.ts', 'app/schedule/schedule'],
    ['src/app/schedule/schedule.ts', 'schedule/schedule'],
    ['src/app/schedule/schedule.ts', 'schedule'],
    ['src/app/schedule/schedule.component.ts', 'schedule'],
    ['src/app/schedule/schedule.component.ts', 'src/app/schedule/schedule.component'],
  ])('finds %s as %s', async (path, component) => {
    const { result } = await add(givenWorkspace({ [path]: APP }), { component });
    expect(result.readText(path)).toContain('imports: [RouterOutlet, EventCalendarComponent]');
    expect(result.readText(COMPONENT)).toBe(APP);
  });

  it.each([
    ['schedule', {}, 'No component "schedule" found in src.'],
    [
      'schedule',
      { 'src/a/schedule.ts': APP, 'src/b/schedule.ts': APP },
      '"schedule" may be any of /src/a/schedule.ts, /src/b/schedule.ts: give its path.',
    ],
    [
      'data',
      { 'src/app/data.ts': 'export {};\n' },
      'src/app/data.ts: There is no component in it.',
    ],
    [
      'two',
      { 'src/app/two.ts': `${APP}@Component({})\nclass Other {}\n` },
      'src/app/two.ts: There are several components in it.',
    ],
    [
      'old',
      { 'src/app/old.ts': APP.replace('imports: [RouterOutlet]', 'standalone: false') },
      "src/app/old.ts: Its component isn't standalone: add EventCalendarComponent from " +
        "'ng-event-calendar' to the imports of its NgModule.",
    ],
    [
      'shared',
      { 'src/app/shared.ts': APP.replace('[RouterOutlet]', 'SHARED') },
      'src/app/shared.ts: Its imports are no list of their own: add EventCalendarComponent from ' +
        "'ng-event-calendar' to them.",
    ],
  ])('says why it can not import into %s', async (component, files, message) => {
    await expect(add(givenWorkspace(files), { component })).rejects.toThrow(message);
  });

  it('adds the packages where the first component is none to import into', async () => {
    const { result, said } = await add(
      givenWorkspace({ [COMPONENT]: APP.replace('imports: [RouterOutlet]', 'standalone: false') }),
    );
    expect(said.join()).toContain("warn: src/app/app.ts: Its component isn't standalone");
    expect(result.readText('package.json')).toContain('@angular/material');
  });

  it('takes the one that is started from among several', async () => {
    const part = `@Component({ selector: 'app-part' })\nclass Part {}\n`;
    const { result } = await add(givenWorkspace({ [COMPONENT]: `${APP}\n${part}` }));
    expect(result.readText(COMPONENT)).toContain(part);
    expect(result.readText(COMPONENT)).toContain('imports: [RouterOutlet, EventCalendarComponent]');
  });

  it('finds a component that stands in the main file itself', async () => {
    const main = `${APP}\nbootstrapApplication(App);\n`;
    const { result } = await add(givenWorkspace({ 'src/main.ts': main }));
    expect(result.readText('src/main.ts')).toContain('[RouterOutlet, EventCalendarComponent]');
  });

  it.each([
    { given: `{ selector: 'a' }`, then: `{ selector: 'a', imports: [EventCalendarComponent] }` },
    { given: `{ template: '' }`, then: `{ imports: [EventCalendarComponent], template: '' }` },
    { given: `{}`, then: `{ imports: [EventCalendarComponent] }` },
    { given: `{ imports: [] }`, then: `{ imports: [EventCalendarComponent] }` },
    { given: `{ imports: [A,] }`, then: `{ imports: [A, EventCalendarComponent,] }` },
    {
      given: `{\n  imports: [\n    A,\n    B,\n  ],\n}`,
      then: `{\n  imports: [\n    A,\n    B,\n    EventCalendarComponent,\n  ],\n}`,
    },
    {
      given: `{\r\n\tselector: 'a',\r\n\ttemplate: ''\r\n}`,
      then: `{\r\n\tselector: 'a',\r\n\timports: [EventCalendarComponent],\r\n\ttemplate: ''\r\n}`,
    },
    {
      given: `{\n  template: ''\n}`,
      then: `{\n  imports: [EventCalendarComponent],\n  template: ''\n}`,
    },
  ])('keeps the formatting of $given', async ({ given, then }) => {
    const file = (metadata: string) => `@Component(${metadata})\nexport class App {}\n`;
    const core = `import { Component } from '@angular/core';\n`;
    const { result } = await add(givenWorkspace({ [COMPONENT]: core + file(given) }));
    expect(result.readText(COMPONENT)).toMatch(/^import .*\nimport .*\n@Component/);
    expect(result.readText(COMPONENT).split('\n').slice(2).join('\n')).toBe(file(then));
  });

  it.each([
    {
      title: 'double quotes and no semicolons',
      given: `import { Component } from "@angular/core"\n`,
      then: `import { Component } from "@angular/core"\nimport { EventCalendarComponent } from "ng-event-calendar"\n`,
    },
    {
      title: 'an import of types beside it',
      given: `import { Component } from '@angular/core';\nimport type { CalendarEvent } from 'ng-event-calendar';\n`,
      then: `import { Component } from '@angular/core';\nimport type { CalendarEvent } from 'ng-event-calendar';\nimport { EventCalendarComponent } from 'ng-event-calendar';\n`,
    },
    {
      title: 'the import itself',
      given: `import { Component } from '@angular/core';\nimport { type CalendarEvent, EventCalendarComponent } from 'ng-event-calendar';\n`,
      then: `import { Component } from '@angular/core';\nimport { type CalendarEvent, EventCalendarComponent } from 'ng-event-calendar';\n`,
    },
    {
      title: 'a premium calendar',
      given: `import { Component } from '@angular/core';\nimport { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';\n`,
      then: `import { Component } from '@angular/core';\nimport { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';\nimport { EventCalendarComponent } from 'ng-event-calendar';\n`,
    },
  ])('writes its import after $title', async ({ given, then }) => {
    const rest = (imports: string) =>
      `\n@Component({ imports: [${imports}] })\nexport class App {}\n`;
    const { result } = await add(givenWorkspace({ [COMPONENT]: given + rest('') }));
    expect(result.readText(COMPONENT)).toBe(then + rest('EventCalendarComponent'));
  });

  it('asks for the project where several applications are', async () => {
    const tree = givenWorkspace();
    const workspace = tree.readText('angular.json').replace('library', 'application');
    tree.overwrite('angular.json', workspace);
    await expect(add(tree)).rejects.toThrow('--project=');
    await expect(add(tree, { project: 'none' })).rejects.toThrow('no project "none"');
    const { result } = await add(tree, { project: 'shop' });
    expect(result.readText(COMPONENT)).toContain('EventCalendarComponent');
  });

  const HINT = 'info: There is no Material theme yet: ng add @angular/material brings one.';

  it.each([
    { styles: [], files: {}, hints: 1 },
    { styles: ['src/styles.css'], files: { 'src/styles.css': 'body {}' }, hints: 1 },
    { styles: ['@angular/material/prebuilt-themes/azure-blue.css'], files: {}, hints: 0 },
    {
      styles: [{ input: 'src/styles.scss' }],
      files: { 'src/styles.scss': "@use '@angular/material' as mat;" },
      hints: 0,
    },
  ])('tells how to get a theme unless there is one: $styles', async ({ styles, files, hints }) => {
    const { said } = await add(givenWorkspace(files, styles));
    expect(said.filter((line) => line === HINT)).toHaveLength(hints);
  });
});
