import eslint from '@eslint/js';
import angular from 'angular-eslint';
import boundaries from 'eslint-plugin-boundaries';
import prettier from 'eslint-config-prettier';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const library = 'projects/event-calendar';

/**
 * The folders of `src`, lowest layer first. A folder imports from its own layer and from lower ones;
 * views never import each other. `lazy-parts` holds every `import()`, from whatever layer.
 */
const layers = [
  ['text', 'styles', 'icon', 'templates'],
  ['feedback'],
  ['lazy', 'store'],
  ['gestures'],
  ['keyboard'],
  [
    'event',
    'views-shared',
    'view',
    'toolbar',
    'side-panel',
    'preferences-menu',
    'popover',
    'editor',
    'quick-form',
    'external',
    'source',
  ],
  ['search', 'selection'],
  ['interaction'],
  ['calendar'],
];
/**
 * The folders of recurrence, and what each may use beside itself.
 * @type {Record<string, readonly string[]>}
 */
const recurrenceFolders = {
  rules: [],
  expand: ['rules'],
  occurrences: ['rules', 'expand'],
  presets: ['rules'],
};

/** @param {string} type */
const isFolder = (type) => !['views-shared', 'view'].includes(type);
const elements = [
  { type: 'views-shared', pattern: `${library}/src/views/shared` },
  { type: 'view', pattern: `${library}/src/views/*`, capture: ['name'] },
  ...layers
    .flat()
    .filter(isFolder)
    .map((type) => ({ type, pattern: `${library}/src/${type}` })),
  ...Object.keys(recurrenceFolders).map((folder) => ({
    type: `recurrence-${folder}`,
    pattern: `${library}/recurrence/internal/src/${folder}`,
  })),
];

/**
 * @param {string} type
 * @param {readonly string[]} others
 */
const mustNotImport = (type, others) => ({
  from: { element: { type } },
  disallow: { to: { element: { types: { anyOf: others } } } },
  message: `Imports run one way: ${type} must not import from ${others.join(', ')}.`,
});
const folderPolicies = [
  ...layers.flatMap((types, level) => {
    const above = layers.slice(level + 1).flat();
    return above.length === 0 ? [] : types.map((type) => mustNotImport(type, above));
  }),
  ...Object.entries(recurrenceFolders).flatMap(([folder, below]) => {
    const barred = Object.keys(recurrenceFolders).filter(
      (each) => each !== folder && !below.includes(each),
    );
    return barred.length === 0
      ? []
      : [
          mustNotImport(
            `recurrence-${folder}`,
            barred.map((each) => `recurrence-${each}`),
          ),
        ];
  }),
  {
    from: { element: { type: 'view' } },
    disallow: { to: { element: { type: 'view', captured: { name: '!{{from.captured.name}}' } } } },
    message: 'Views never import each other.',
  },
];

const ownPackage = {
  regex: '^ng-event-calendar$',
  message: 'Inside its own entry point a file is imported by a relative path.',
};
const higherPackages = {
  regex:
    '^ng-event-calendar/(?!defaults$|core/(internal|availability|edits|faults|search|several|texts|timeline|times)$)',
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
  regex:
    '^ng-event-calendar/(.*internal|core/(availability|edits|exports|faults|search|several|texts|timeline|times)|premium/words|recurrence/(scopes|words))$',
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

/** Without a stated time a fake clock starts from the machine's date. */
const statedTime = {
  selector:
    "CallExpression[callee.property.name='useFakeTimers']:not(:has(Property[key.name='now']))",
  message: 'A spec states its time: its outcome must not depend on the date of the machine.',
};

/**
 * Minifiers shorten `#name`, and nothing reaches it from elsewhere in JavaScript either. Angular's queries can't be
 * `#name`.
 */
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
 * Reports code that reads the zone of the machine. It needs types: `getDate` of a harness isn't a `Date`'s, and numbers
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

/**
 * Doc comments name their subject first, and can be read without the line above.
 * @type {import('eslint').Rule.RuleModule}
 */
const plainComments = {
  meta: {
    messages: {
      riddle: 'Begin a doc comment with its subject: "Returns the …", not "{{start}} …".',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !comment.value.startsWith('*') || !comment.loc) continue;
          const start = /^[*\s]*(What|Whose|Those|That|The same)\b/.exec(comment.value)?.[1];
          if (start) context.report({ loc: comment.loc, messageId: 'riddle', data: { start } });
        }
      },
    };
  },
};

/** Patterns that make a browser spec depend on the machine's date, or on its speed. */
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
 * Bars imports, static and dynamic. ESLint uses the last options that match a file and doesn't merge them, so each
 * block names everything that is barred for its files.
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
 * Restricts the imports of a library folder that match a pattern to types.
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

const inRecurrence = [
  { regex: '^@angular/', message: 'Recurrence is plain TypeScript.' },
  { regex: '^rxjs', message: 'Recurrence is plain TypeScript.' },
  {
    regex: '^ng-event-calendar(?!/core/(internal|times)$)',
    message: 'Recurrence stands on core/internal and core/times alone.',
  },
  otherEntryPoint,
];
/** A calendar loads the code that changes series apart from the rest of recurrence, before the first change of one. */
const inScopes = [
  ...inRecurrence.slice(0, 2),
  {
    regex: '^ng-event-calendar(?!/(core/(internal|edits|several|times)|recurrence/internal)$)',
    message:
      'Scopes stand on core/internal, core/edits, core/several, core/times and recurrence/internal alone.',
  },
  otherEntryPoint,
];
/** Words load with the details of events, apart from the rest of recurrence. */
const inWords = [
  ...inRecurrence.slice(0, 2),
  {
    regex: '^ng-event-calendar(?!/(core|recurrence)/internal$)',
    message: 'Words stand on core/internal and recurrence/internal alone.',
  },
  otherEntryPoint,
];
const inCore = [
  { regex: '^@angular/', message: 'Core is plain TypeScript, without Angular.' },
  { regex: '^rxjs', message: 'Core is plain TypeScript, without RxJS.' },
  { regex: '^ng-event-calendar', message: 'Core stands at the bottom and imports no entry point.' },
  otherEntryPoint,
];

/** Apart from the rest of core, so that a calendar loads what judges, edits or lays out rows once it is needed. */
const besideCore = [
  { regex: '^@angular/', message: 'Core is plain TypeScript, without Angular.' },
  { regex: '^rxjs', message: 'Core is plain TypeScript, without RxJS.' },
  {
    regex: '^ng-event-calendar(?!/core/internal$)',
    message: 'It stands on ng-event-calendar/core/internal alone.',
  },
];

/** Edits stand on the writing of times, which loads before them where series are expanded. */
const inEdits = [
  ...besideCore.slice(0, 2),
  {
    regex: '^ng-event-calendar(?!/core/(internal|times)$)',
    message: 'It stands on core/internal and core/times alone.',
  },
  otherEntryPoint,
];

/** Separate from those in turn: a calendar loads it where users may select several events. */
const inSeveral = [
  ...besideCore.slice(0, 2),
  {
    regex: '^ng-event-calendar(?!/core/(internal|edits|times)$)',
    message: 'It stands on core/internal, core/edits and core/times alone.',
  },
  otherEntryPoint,
];

/** Separate from those in turn: it reports faults, in development only. */
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
/** A static import would make the optional peer a requirement of the writer. */
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
      // The compiler treats every indexed access as possibly undefined; `!` marks a known index.
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
    files: ['**/*.{ts,mts,mjs}'],
    plugins: { prose: { rules: { 'plain-comments': plainComments } } },
    rules: { 'prose/plain-comments': 'error' },
  },
  {
    files: ['projects/**/*.ts'],
    extends: [angular.configs.tsRecommended],
    processor: angular.processInlineTemplates,
    rules: {
      // Prefixes of the showcase, the benchmarks and the library; `event-calendar` itself is part of the contract.
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
    // Examples of the documentation are code that a host would write.
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
    // Files that provide the replacements which the other specs use.
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
  {
    files: [`${library}/{src,recurrence/internal/src}/**/*.ts`],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'import/resolver': { node: { extensions: ['.ts'] } },
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'allow', policies: folderPolicies }] },
  },
  {
    // Nothing but `import()` there: a static import would bring what it loads along.
    files: [`${library}/src/lazy/lazy-parts.ts`],
    rules: {
      'boundaries/dependencies': 'off',
      'no-restricted-imports': ['error', { patterns: [{ regex: '^\\.\\./' }] }],
      'no-restricted-syntax': 'off',
    },
  },
  // These are in the first chunk of a premium calendar; the editor is loaded on request, and may import scopes.
  typesAlone('premium/src/{calendar,prompt}', '^ng-event-calendar/recurrence/(scopes|words)$', [
    '**/*.spec.ts',
  ]),
  bar(['src/public-api.ts'], [otherEntryPoint, languages, forParts]),
  bar(
    ['premium/src/public-api.ts'],
    [
      otherEntryPoint,
      languages,
      { ...forParts, regex: forParts.regex.replace('premium/words|', '') },
    ],
  ),
  // Specs of the whole calendar speak its harness.
  bar(
    ['src/calendar/**/*.{spec,spec-host,cases}.ts'],
    [ownPackage, otherEntryPoint, languages, forHosts],
  ),
  bar(['recurrence/internal/**/*.ts'], inRecurrence),
  bar(['recurrence/scopes/**/*.ts'], inScopes),
  bar(['recurrence/words/**/*.ts'], inWords),
  // These specs validate changes of series against availability, or write the rules that they read.
  bar(
    [
      'recurrence/internal/src/availability/*.spec.ts',
      'recurrence/internal/src/expand/series.spec.ts',
      'recurrence/words/src/presets.spec.ts',
    ],
    [otherEntryPoint, forHosts],
  ),
  bar(['core/internal/**/*.ts'], inCore),
  bar(
    ['core/{availability,exports,search,timeline,times}/**/*.ts'],
    [...besideCore, otherEntryPoint],
  ),
  bar(['core/edits/**/*.ts'], inEdits),
  bar(['core/faults/**/*.ts'], inFaults),
  bar(['core/several/**/*.ts'], inSeveral),
  // A host may provide defaults at first and load the calendar later.
  bar(['defaults/**/*.ts'], [ownPackage, otherEntryPoint, languages]),
  typesAlone('defaults', '^ng-event-calendar', ['**/*.spec.ts']),
  ...['core', 'recurrence'].map((entry) =>
    bar(
      [`${entry}/src/**/*.ts`],
      [
        {
          regex: `^(?!ng-event-calendar/${entry}/(internal|availability|edits|exports|faults|search|several|timeline|scopes|words)$)`,
          message: 'It only lists.',
        },
      ],
    ),
  ),
  bar(['ical/**/*.ts'], [...inIcal, peerOfIcal]),
  bar(['ical/src/property-parser.ts'], inIcal),
  // The only way from files to rules, loaded when a file needs it.
  bar(
    ['ical/src/series-recurrence.ts'],
    [
      inIcal[0],
      inIcal[1],
      {
        regex: '^ng-event-calendar(?!/(core/(internal|faults)|recurrence/(internal|scopes))$)',
        message: 'What splits series stands on core and on recurrence.',
      },
      otherEntryPoint,
    ],
  ),
  // Round trips are verified with the code that follows the rules.
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
    // Only specs that reach zone.ts have to run in several zones.
    files: [`${library}/**/*.ts`],
    ignores: [`${library}/core/internal/src/dates/zone.ts`],
    plugins: { calendar: { rules: { 'no-machine-zone': machineZone } } },
    rules: { 'calendar/no-machine-zone': 'error' },
  },
  {
    // The promises of host types are checked at run time, here at the boundary.
    files: [`${library}/{core,ical,premium,recurrence}/**/*.ts`, `${library}/src/store/**/*.ts`],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['**/*.{spec,cases}.ts', 'e2e/**'],
    rules: {
      // `expect(store.apply)` and the like pass methods without calling them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // A runner writes to its terminal.
    files: ['projects/benchmarks/runner/**', 'projects/demo-server/serve.mts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Plain JavaScript, checked by tsc with the types in its comments (npm run types).
    files: ['**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: { 'no-console': 'off', 'no-undef': 'off' },
  },
  prettier,
);
