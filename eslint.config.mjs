import eslint from '@eslint/js';
import angular from 'angular-eslint';
import prettier from 'eslint-config-prettier';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const library = 'projects/event-calendar';

/**
 * The library's layers, lowest first. A layer imports from itself and from those before it.
 * Names within one layer are folders that may use each other.
 */
const layers = [
  ['text', 'styles', 'icon', 'templates'],
  ['feedback'],
  ['lazy', 'store'],
  ['gestures'],
  ['keyboard'],
  [
    'event',
    'views',
    'toolbar',
    'side-panel',
    'preferences-menu',
    'popover',
    'editor',
    'quick-form',
    'external',
    'source',
  ],
  ['interaction'],
  ['calendar'],
];
const views = ['time-grid', 'month', 'agenda'];

/** @param {readonly string[]} folders */
const importsOf = (folders) => `^(\\.\\./)+(${folders.join('|')})(/|$)`;

const ownPackage = {
  regex: '^ng-event-calendar$',
  message: 'Inside its own entry point a file is imported by a relative path.',
};
const higherPackages = {
  regex: '^ng-event-calendar/(?!defaults$|core/(internal|availability|edits|faults|texts)$)',
  message: 'The main entry point stands on defaults and on what is shared within core alone.',
};
const otherEntryPoint = {
  regex: '^(\\.\\./)+((core|defaults|ical|locales|premium|recurrence|testing)/)?(internal/)?src/',
  message: 'Entry points import each other by package name.',
};

const forHosts = {
  regex: '^ng-event-calendar/(core|recurrence)$',
  message: 'What the parts of the package share stands in internal; this lists what hosts rely on.',
};
const forParts = {
  regex: '^ng-event-calendar/(.*internal|core/(availability|edits|faults|texts))$',
  message: 'It may change with any version: hosts take what the entry point itself lists.',
};

const languages = {
  regex: '^ng-event-calendar/locales$',
  message: 'A host chooses its languages: no part of the calendar imports them.',
};

const signalForms = {
  regex: '^@angular/forms/signals$',
  message: 'Hosts with a form field of Material\u2019s would load what is used of it at once.',
};

/** Without a time a fake clock starts from the machine's date. */
const statedTime = {
  selector:
    "CallExpression[callee.property.name='useFakeTimers']:not(:has(Property[key.name='now']))",
  message: 'A spec states its time: its outcome must not depend on the date of the machine.',
};

/** Minifiers shorten `#name`; nothing reaches it from elsewhere in JavaScript either. Angular's queries can't be so. */
const keywordPrivate = {
  selector:
    ":matches(PropertyDefinition, MethodDefinition[kind!='constructor'])[accessibility='private']" +
    ':not([value.callee.name=/Child/], [value.callee.object.name=/Child/])',
  message: 'What is a class\u2019s own is called `#name`: minifiers shorten that.',
};

/** Methods of `Date` that mean the machine's zone. */
const localMethods =
  /^(getTimezoneOffset|[gs]et(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)|to(Date|Time|Locale\w*)?String)$/;
const localText = /\dT\d\d:\d\d[^Z]*$/;
const offset = /[+-]\d\d:?\d\d$/;

/**
 * Whatever reads the zone of the machine. It asks for types: `getDate` of a harness is no `Date`'s, and numbers
 * have `toLocaleString` as well.
 * @type {import('eslint').Rule.RuleModule}
 */
const machineZone = {
  meta: {
    messages: {
      local: 'This reads the zone of the machine: ask `localZone()`, or state the zone.',
    },
  },
  create(context) {
    /** @type {import('typescript-eslint').ParserServicesWithTypeInformation} */
    const types = context.sourceCode.parserServices;
    /** @param {import('estree').Node} node */
    const report = (node) => context.report({ node, messageId: 'local' });
    /** @param {import('estree').Node | undefined} node */
    const isLocalText = (node) => {
      const text =
        node?.type === 'Literal'
          ? String(node.value)
          : node?.type === 'TemplateLiteral'
            ? node.quasis.map(({ value }) => value.raw).join('0')
            : '';
      return localText.test(text) && !offset.test(text);
    };
    /** @param {import('estree').Node | undefined} options */
    const namesNoZone = (options) =>
      options === undefined ||
      (options.type === 'ObjectExpression' &&
        options.properties.every(
          (each) =>
            each.type === 'Property' &&
            !(each.key.type === 'Identifier' && each.key.name === 'timeZone'),
        ));
    /** @param {import('estree').SimpleCallExpression | import('estree').NewExpression} call */
    const format = (call) => {
      if (namesNoZone(call.arguments[1])) report(call);
    };
    /** @type {import('eslint').Rule.RuleListener} */
    const listeners = {
      MemberExpression({ object, property }) {
        if (property.type !== 'Identifier' || !localMethods.test(property.name)) return;
        const type = types.getTypeAtLocation(/** @type {never} */ (object));
        if (type.getSymbol()?.name === 'Date') report(property);
      },
      "NewExpression[callee.name='Date']": (/** @type {import('estree').NewExpression} */ made) => {
        if (made.arguments.length > 1 || isLocalText(made.arguments[0])) report(made);
      },
      "CallExpression[callee.object.name='Date'][callee.property.name='parse']": (
        /** @type {import('estree').SimpleCallExpression} */ call,
      ) => {
        if (isLocalText(call.arguments[0])) report(call);
      },
      ":matches(NewExpression, CallExpression)[callee.object.name='Intl'][callee.property.name='DateTimeFormat']":
        format,
    };
    return listeners;
  },
};

/** What makes a browser spec depend on the machine's date, or on its speed. */
const luck = [
  {
    selector: "CallExpression[callee.object.property.name='clock']",
    message: 'Pages get their clock from the fixture: use `now` or `clock` of e2e/page.ts.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Specs must not depend on the date of the machine: state a time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Specs must not depend on the date of the machine: state a time.',
  },
  {
    selector: "ImportDeclaration[source.value='@playwright/test'] > [imported.name='test']",
    message: 'Pages of this `test` have the clock of the machine: take the one of e2e/page.ts.',
  },
  {
    selector: "CallExpression[callee.property.name='boundingBox']",
    message: 'What is drawn anew has no box for a moment: `boxOf` of e2e/hand.ts waits for it.',
  },
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'A busy machine needs longer: wait for what is seen, or run the clock of the page.',
  },
];

/**
 * Bars imports, static and dynamic. ESLint takes the last options that fit a file and doesn't merge
 * them, so each block names everything that is barred for its files.
 * @param {string[]} files
 * @param {{ regex: string; message: string }[]} patterns
 */
function bar(files, patterns) {
  return {
    files: files.map((file) => `${library}/${file}`),
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      // The rule above doesn't see `import(...)`.
      'no-restricted-syntax': [
        'error',
        ...patterns.map(({ regex, message }) => ({
          selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
          message,
        })),
        statedTime,
        keywordPrivate,
      ],
    },
  };
}

/**
 * Has a folder of the library import nothing but types of what a pattern says.
 * @param {string} folder
 * @param {string} regex
 * @param {string[]} ignores
 */
function typesAlone(folder, regex, ignores) {
  const pattern = { regex, allowTypeImports: true, message: 'It needs types alone.' };
  return {
    files: [`${library}/${folder}/**/*.ts`],
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [pattern] }] },
  };
}

const inSource = [ownPackage, higherPackages, otherEntryPoint, signalForms];

const layerRules = layers.flatMap((folders, level) => {
  const above = layers.slice(level + 1).flat();
  if (above.length === 0) return [];
  const upward = {
    regex: importsOf(above),
    message: `Imports run one way: ${folders.join(', ')} must not import from ${above.join(', ')}.`,
  };
  return folders.map((folder) => bar([`src/${folder}/**/*.ts`], [...inSource, upward]));
});

const viewRules = ['shared', ...views].map((view) => {
  const others = views.filter((other) => other !== view);
  return bar(
    [`src/views/${view}/**/*.ts`],
    [
      ...inSource,
      { regex: importsOf(['calendar']), message: 'Views must not import from calendar.' },
      { regex: importsOf(['views/[^/]+', ...others]), message: 'Views never import each other.' },
    ],
  );
});

/**
 * The folders of recurrence, and what each may use beside itself.
 * @type {Record<string, string[]>}
 */
const ruleFolders = {
  rules: [],
  expand: ['rules'],
  scopes: ['rules', 'expand'],
  words: ['rules', 'expand'],
  presets: ['rules', 'words'],
};
const inRecurrence = [
  { regex: '^@angular/', message: 'Recurrence is plain TypeScript.' },
  { regex: '^rxjs', message: 'Recurrence is plain TypeScript.' },
  {
    regex: '^ng-event-calendar(?!/core/(internal|edits)$)',
    message: 'Recurrence stands on core/internal and core/edits alone.',
  },
  otherEntryPoint,
];
const ruleLayers = Object.entries(ruleFolders).map(([folder, below]) => {
  const others = Object.keys(ruleFolders).filter(
    (each) => each !== folder && !below.includes(each),
  );
  const message = `Imports run one way: ${folder} must not import from ${others.join(', ')}.`;
  return bar(
    [`recurrence/internal/src/${folder}/**/*.ts`],
    [...inRecurrence, { regex: importsOf(others), message }],
  );
});

const inCore = [
  { regex: '^@angular/', message: 'Core is plain TypeScript, without Angular.' },
  { regex: '^rxjs', message: 'Core is plain TypeScript, without RxJS.' },
  { regex: '^ng-event-calendar', message: 'Core stands at the bottom and imports no entry point.' },
  otherEntryPoint,
];

/** Apart from the rest of core, so that a calendar loads what judges and what edits once it is needed. */
const besideCore = [
  { regex: '^@angular/', message: 'Core is plain TypeScript, without Angular.' },
  { regex: '^rxjs', message: 'Core is plain TypeScript, without RxJS.' },
  {
    regex: '^ng-event-calendar(?!/core/internal$)',
    message: 'It stands on ng-event-calendar/core/internal alone.',
  },
];

/** Apart from them in turn: it says what is wrong, in development alone. */
const inFaults = [
  ...besideCore.slice(0, 2),
  {
    regex: '^ng-event-calendar(?!/core/(internal|availability)$)',
    message: 'It stands on core/internal and core/availability alone.',
  },
  otherEntryPoint,
];

const inIcal = [
  { regex: '^@angular/', message: 'The iCalendar part is plain TypeScript, without Angular.' },
  { regex: '^rxjs', message: 'The iCalendar part is plain TypeScript, without RxJS.' },
  {
    regex: '^ng-event-calendar(?!/core/(internal|faults)$)',
    message: 'The iCalendar part stands on core/internal and core/faults alone.',
  },
  otherEntryPoint,
];
/** A static import would make the optional peer a condition of the writer. */
const peerOfIcal = {
  regex: '^ical\\.js$',
  message: 'ical.js is an optional peer: property-parser loads it when something is read.',
};

const domGlobals = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'getComputedStyle',
  'matchMedia',
  'requestAnimationFrame',
  'Element',
  'HTMLElement',
  'Node',
  'Event',
  'MouseEvent',
  'PointerEvent',
  'KeyboardEvent',
  'DOMRect',
  'ResizeObserver',
  'IntersectionObserver',
  'MutationObserver',
];

export default defineConfig(
  {
    ignores: ['.angular/', 'coverage/', 'dist/', 'playwright-report/', 'test-results/'],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,mts,mjs}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      // `projectService` misses the specs.
      parserOptions: { project: ['./tsconfig.eslint.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // The compiler calls every indexed access possibly undefined; `!` says where the index is known.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['projects/**/*.ts'],
    extends: [angular.configs.tsRecommended],
    processor: angular.processInlineTemplates,
    rules: {
      // Prefixes of the showcase, the benchmarks and the library; `event-calendar` itself is part of
      // the contract.
      '@angular-eslint/component-selector': [
        'error',
        { type: 'element', prefix: ['sc', 'bench', 'ec', 'event'], style: 'kebab-case' },
      ],
      '@angular-eslint/directive-selector': [
        'error',
        { type: 'attribute', prefix: ['sc', 'ec'], style: 'camelCase' },
      ],
      '@angular-eslint/prefer-signals': 'error',
      '@angular-eslint/prefer-inject': 'error',
    },
  },
  {
    // Examples of the documentation: what a host would write.
    files: ['projects/showcase/src/app/pages/docs/examples/**/*.ts'],
    rules: {
      '@angular-eslint/component-selector': [
        'error',
        { type: 'element', prefix: 'app', style: 'kebab-case' },
      ],
    },
  },
  {
    files: ['projects/**/*.html'],
    extends: [angular.configs.templateRecommended, angular.configs.templateAccessibility],
  },
  {
    files: ['projects/**/*.{spec,cases}.ts'],
    rules: { 'no-restricted-syntax': ['error', statedTime] },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...luck] },
  },
  {
    // These are what the others are to use.
    files: ['e2e/hand.ts', 'e2e/page.ts', 'e2e/webkit/calendar.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  bar(
    ['src/**/*.ts', 'ical/**/*.ts', 'premium/**/*.ts', 'testing/**/*.ts'],
    [otherEntryPoint, languages, forHosts, signalForms],
  ),
  bar(['locales/**/*.ts'], [otherEntryPoint, forHosts]),
  // A set of texts is data.
  typesAlone('locales', '.', ['**/*.{spec,spec-host}.ts', '**/public-api.ts']),
  bar(['src/**/*.ts'], inSource),
  layerRules,
  // Every `import()` stands there, whatever layer it loads from.
  bar(['src/lazy/lazy-parts.ts'], inSource),
  bar(['{src,premium/src}/public-api.ts'], [otherEntryPoint, languages, forParts]),
  viewRules,
  // Specs of the whole calendar speak its harness.
  bar(
    ['src/calendar/**/*.{spec,spec-host,cases}.ts'],
    [ownPackage, otherEntryPoint, languages, forHosts],
  ),
  ruleLayers,
  bar(['core/internal/**/*.ts'], inCore),
  bar(['core/{availability,edits}/**/*.ts'], [...besideCore, otherEntryPoint]),
  bar(['core/faults/**/*.ts'], inFaults),
  // A host that provides defaults at first loads the calendar later.
  bar(['defaults/**/*.ts'], [ownPackage, otherEntryPoint, languages]),
  typesAlone('defaults', '^ng-event-calendar', ['**/*.spec.ts']),
  ...['core', 'recurrence'].map((entry) =>
    bar(
      [`${entry}/src/**/*.ts`],
      [
        {
          regex: `^(?!ng-event-calendar/${entry}/(internal|availability|edits|faults)$)`,
          message: 'It only lists.',
        },
      ],
    ),
  ),
  bar(['ical/**/*.ts'], [...inIcal, peerOfIcal]),
  bar(['ical/src/property-parser.ts'], inIcal),
  // The one way from files to rules; a file that needs it loads it.
  bar(
    ['ical/src/series-recurrence.ts'],
    [
      inIcal[0],
      inIcal[1],
      {
        regex: '^ng-event-calendar(?!/(core/(internal|faults)|recurrence/internal)$)',
        message: 'What splits series stands on core and on recurrence/internal.',
      },
      otherEntryPoint,
    ],
  ),
  // That a calendar means the same after a round trip is for those to say who follow its rules.
  bar(['ical/**/*.spec.ts'], [otherEntryPoint, forHosts]),
  {
    files: ['projects/{showcase,benchmarks}/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [forParts] }] },
  },
  {
    files: [`${library}/{core,ical,recurrence}/**/*.ts`],
    rules: { 'no-restricted-globals': ['error', ...domGlobals] },
  },
  {
    // So that specs need no other zones but where they ask for this one.
    files: [`${library}/**/*.ts`],
    ignores: [`${library}/core/internal/src/dates/zone.ts`],
    plugins: { calendar: { rules: { 'no-machine-zone': machineZone } } },
    rules: { 'calendar/no-machine-zone': 'error' },
  },
  {
    // What hosts promise in types is checked at run time, here at the boundary.
    files: [`${library}/{core,ical,premium,recurrence}/**/*.ts`, `${library}/src/store/**/*.ts`],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['**/*.{spec,cases}.ts', 'e2e/**'],
    rules: {
      // expect(store.apply) and the like hand methods over without calling them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A runner speaks to its terminal.
    files: ['projects/benchmarks/runner/**', 'projects/demo-server/serve.mts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Plain JavaScript: tsc checks it, with the types its comments give (npm run types).
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off', 'no-undef': 'off' },
  },
  prettier,
);
