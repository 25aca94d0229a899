/** @jest-environment node */
import { SchematicTestRunner, type UnitTestTree } from '@angular-devkit/schematics/testing';
import { Tree } from '@angular-devkit/schematics';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type NgAddOptions } from './index';

// A spinner for the terminal that is no CommonJS; nothing is installed here.
jest.mock('ora', () => ({}));

const COLLECTION = join(__dirname, '../collection.json');
const COMPONENT = 'src/app/app.ts';
const TEMPLATE = 'src/app/app.html';
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
    [TEMPLATE]: '<router-outlet />\n',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) tree.create(path, text);
  return tree;
}

/** Builder options of the application. */
function stylesIn(tree: UnitTestTree): unknown {
  const { projects } = tree.readJson('angular.json') as {
    projects: { shop: { architect: { build: { options: { styles: unknown } } } } };
  };
  return projects.shop.architect.build.options.styles;
}

async function add(tree: Tree, options: Partial<NgAddOptions> = {}) {
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
    expect(said).toContain('info: src/app/app.html now shows <event-calendar>.');
    expect(said).toContain(
      'info: Bind a signal of your events to it: <event-calendar [(events)]="events" />',
    );
  });

  it('adds the missing peers and has them installed', async () => {
    const { result, said, tasks } = await add(givenWorkspace());
    expect(result.readJson('package.json')).toEqual({
      dependencies: {
        ...PACKAGES.dependencies,
        '@angular/cdk': '^22.2.0',
        '@angular/forms': '^22.2.0',
        '@angular/material': '^22.2.0',
      },
    });
    expect(tasks.map(({ name }) => name)).toEqual(['node-package']);
    expect(said).toContain(
      'info: package.json now names @angular/cdk, @angular/forms, @angular/material.',
    );
  });

  it('changes nothing the second time', async () => {
    const { result: first } = await add(givenWorkspace());
    const before = first.files.map((file) => first.readText(file));
    const { result, said, tasks } = await add(first);
    expect(result.files.map((file) => result.readText(file))).toEqual(before);
    expect(said).toContain('info: src/app/app.ts already imports EventCalendarComponent.');
    expect(said).toContain('info: src/app/app.html already shows <event-calendar>.');
    expect(tasks).toEqual([]);
  });

  it('leaves all else alone', async () => {
    const given = givenWorkspace();
    const { result, said } = await add(givenWorkspace(), { template: false, theme: false });
    for (const file of ['angular.json', 'src/main.ts', TEMPLATE]) {
      expect(result.readText(file)).toBe(given.readText(file));
    }
    expect(result.files).toHaveLength(5);
    expect(said).toContain(
      'info: Put it into the template: <event-calendar [(events)]="events" />',
    );
  });

  it('asks, and takes yes where nobody answers', () => {
    const { properties } = JSON.parse(
      readFileSync(join(__dirname, 'schema.json'), 'utf8'),
    ) as Record<'properties', Record<string, unknown>>;
    for (const option of ['template', 'theme']) {
      const prompt = expect.any(String) as unknown;
      expect(properties[option]).toMatchObject({ default: true, 'x-prompt': prompt });
    }
  });

  it.each([
    { title: 'lines', given: '<h1>Hi</h1>\n', then: '<h1>Hi</h1>\n<event-calendar />\n' },
    { title: 'nothing', given: '', then: '<event-calendar />\n' },
    {
      title: 'lines of Windows',
      given: '<main>\r\n</main>\r\n',
      then: '<main>\r\n</main>\r\n<event-calendar />\r\n',
    },
    {
      title: 'a line without an end',
      given: '<h1>Hi</h1>',
      then: '<h1>Hi</h1><event-calendar />\n',
    },
    { title: 'a calendar', given: '<event-calendar></event-calendar>', then: null },
    { title: 'a premium one', given: '<event-calendar-premium />', then: null },
  ])('puts the tag into a template of $title', async ({ given, then }) => {
    const { result } = await add(givenWorkspace({ [TEMPLATE]: given }));
    expect(result.readText(TEMPLATE)).toBe(then ?? given);
  });

  describe('into the page of a new application', () => {
    const page = readFileSync(
      join(
        dirname(require.resolve('@schematics/angular/package.json')),
        'application/files/common-files/src/app/app__suffix__.html.template',
      ),
      'utf8',
    );
    const routed = page.replace(/<% if.*%>/, '').replace(/<% } %>/, '');
    const plain = page.replace(/<% if[^]*<% } %>/, '');
    const SAID =
      "info: It is there in place of the CLI's page; a spec may still look for that heading.";

    it.each([
      { title: 'routes', given: routed, then: '<router-outlet />\n<event-calendar />\n' },
      { title: 'no routes', given: plain, then: '<event-calendar />\n' },
      {
        title: 'lines of Windows',
        given: routed.replaceAll('\n', '\r\n'),
        then: '<router-outlet />\r\n<event-calendar />\r\n',
      },
      {
        title: 'something before it',
        given: `<nav>Mine</nav>\n${plain}`,
        then: '<nav>Mine</nav>\n<event-calendar />\n',
      },
    ])('puts the tag in its place, with $title', async ({ given, then }) => {
      const { result, said } = await add(givenWorkspace({ [TEMPLATE]: given }));
      expect(result.readText(TEMPLATE)).toBe(then);
      expect(said).toContain(SAID);
    });

    it('leaves what somebody made of it', async () => {
      const given = `${plain.replace(/<main[^]*<\/main>/, '<my-shop />').trimEnd()}\n`;
      const { result, said } = await add(givenWorkspace({ [TEMPLATE]: given }));
      expect(result.readText(TEMPLATE)).toBe(`${given}<event-calendar />\n`);
      expect(said).not.toContain(SAID);
    });
  });

  it.each([
    { given: "template: ''", then: "template: '<event-calendar />'" },
    { given: 'template: "<p>Hi</p>"', then: 'template: "<p>Hi</p><event-calendar />"' },
    {
      given: 'template: `\n    <p>Hi</p>\n  `',
      then: 'template: `\n    <p>Hi</p>\n    <event-calendar />\n  `',
    },
    { given: 'template: `<event-calendar />`', then: 'template: `<event-calendar />`' },
    { given: 'template: `${PARTS}`', then: null },
    { given: 'template: PARTS', then: null },
    { given: "templateUrl: './gone.html'", then: null },
  ])('puts the tag into $given', async ({ given, then }) => {
    const component = APP.replace("templateUrl: './app.html'", given);
    const { result, said } = await add(givenWorkspace({ [COMPONENT]: component }));
    const imports = (text: string) =>
      text
        .replace('[RouterOutlet]', '[RouterOutlet, EventCalendarComponent]')
        .replace(
          "'@angular/router';",
          `$&\nimport { EventCalendarComponent } from 'ng-event-calendar';`,
        );
    expect(result.readText(COMPONENT)).toBe(imports(component).replace(given, () => then ?? given));
    const asks = said.some((line) => line.startsWith('info: Put it into the template:'));
    expect(asks).toBe(then === null);
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

  it('says what a project that a module starts has to do itself', async () => {
    const module = `import { NgModule } from '@angular/core';
import { App } from './app';

@NgModule({ declarations: [App], bootstrap: [App] })
export class AppModule {}
`;
    const main = `import { platformBrowser } from '@angular/platform-browser';
import { AppModule } from './app/app-module';

platformBrowser().bootstrapModule(AppModule);
`;
    const { said } = await add(
      givenWorkspace({
        'src/main.ts': main,
        'src/app/app-module.ts': module,
        [COMPONENT]: APP.replace('imports: [RouterOutlet]', 'standalone: false'),
      }),
    );
    expect(said).toContain(
      "warn: src/app/app.ts: Its component isn't standalone: add EventCalendarComponent from " +
        "'ng-event-calendar' to the imports of its NgModule.",
    );
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
    const tree = givenWorkspace({ [COMPONENT]: core + file(given) });
    const { result } = await add(tree, { template: false });
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
  const THEME = 'src/material-theme.scss';

  it.each([
    { styles: [], files: {} },
    { styles: ['src/styles.css'], files: { 'src/styles.css': 'body {}' } },
    { styles: [{ input: 'src/styles.scss' }], files: {} },
    {
      styles: ['src/styles.scss'],
      files: {
        'src/styles.scss': "@use './parts';",
        'src/_parts.scss':
          "@use '@angular/material' as mat;\nhtml { @include mat.button-overrides(()); }",
      },
    },
  ])('adds a theme where there is none: $styles', async ({ styles, files }) => {
    const { result, said } = await add(givenWorkspace(files, styles));
    expect(result.readText(THEME)).toContain('@include mat.theme(');
    expect(stylesIn(result)).toEqual([THEME, ...styles]);
    expect(said).toContain(`info: ${THEME} is your Material theme, built before your styles.`);
    expect(said).not.toContain(HINT);
  });

  it.each([
    { styles: ['@angular/material/prebuilt-themes/azure-blue.css'], files: {} },
    {
      styles: [{ input: 'src/styles.scss' }],
      files: { 'src/styles.scss': "@use '@angular/material' as mat;" },
    },
    {
      styles: ['src/styles.scss'],
      files: {
        'src/styles.scss': "@use './look/theme';",
        'src/look/_theme.scss':
          "@use '@angular/material' as m;\nhtml { @include m.theme((color: m.$azure-palette)); }",
      },
    },
  ])('leaves alone the theme that is there: $styles', async ({ styles, files }) => {
    const { result, said } = await add(givenWorkspace(files, styles));
    expect(result.exists(THEME)).toBe(false);
    expect(stylesIn(result)).toEqual(styles);
    expect(said).not.toContain(HINT);
  });

  it('tells how to get a theme where none is wanted, or a file has its name', async () => {
    const { result, said } = await add(givenWorkspace(), { theme: false });
    expect(result.exists(THEME)).toBe(false);
    expect(said).toContain(HINT);
    const taken = await add(givenWorkspace({ [THEME]: '// mine' }));
    expect(taken.result.readText(THEME)).toBe('// mine');
    expect(taken.said).toContain(HINT);
  });
});
