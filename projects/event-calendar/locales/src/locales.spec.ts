import { readdirSync } from 'node:fs';
import { DEFAULT_LOCALE_TEXT, type LocaleText, type LocaleTextKey } from 'ng-event-calendar';
import { RECURRENCE_TEXT } from 'ng-event-calendar/premium';
import { formsOf, SETS, type LocaleName } from './locales.spec-host';

const english: LocaleText = { ...DEFAULT_LOCALE_TEXT, ...RECURRENCE_TEXT };
const keys = Object.keys(english) as LocaleTextKey[];

const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Keys whose labels on many keyboards are English. */
const ENGLISH_KEYS = 'keyControl keyShift keyEnter keyDelete';
/** Words that a language shares with English. */
const SAME: Partial<Record<LocaleName, string>> = {
  ar: ENGLISH_KEYS,
  de: 'agenda',
  es: 'hoursApart generalTabLabel agenda colorSectionLabel recolorSelection keyControl',
  fr: 'hoursApart descriptionLabel singleDateLabel colorIndigo colorOrange keyControl',
  he: ENGLISH_KEYS,
  it: 'hoursApart agenda colorLime ruleInMonths keyControl',
  ja: ENGLISH_KEYS,
  ko: ENGLISH_KEYS,
  nl:
    'resourceLabel resourcesLabel week weekNumberAriaLabel colorIndigo colorAmber ruleAnyWeek ruleWeeks ruleInMonths ruleInWeeks resourceAriaLabel ' +
    ENGLISH_KEYS,
  pl: ENGLISH_KEYS,
  ptBR: 'hoursApart ' + ENGLISH_KEYS,
  sv: 'hoursApart colorIndigo colorOrange colorLime keyControl keyEnter keyDelete',
  tr: ENGLISH_KEYS,
  uk: ENGLISH_KEYS,
  zhCN: ENGLISH_KEYS,
};

describe('the sets of texts', () => {
  it('are one of each file, at least twelve, two of them written from right to left', () => {
    const files = readdirSync(__dirname).filter((file) => /^[a-z-]+\.ts$/.test(file));
    expect(SETS.map(({ tag }) => `${tag.toLowerCase()}.ts`).toSorted()).toEqual(
      files.filter((file) => file !== 'public-api.ts').toSorted(),
    );
    expect(SETS.length).toBeGreaterThanOrEqual(12);
    const names = SETS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['ar', 'he']));
  });
});

describe.each(SETS)('$name', ({ name, tag, texts }) => {
  it('has the keys of the default and no others', () => {
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted());
  });

  it('is a plain JSON object', () => {
    expect(JSON.parse(JSON.stringify(texts))).toEqual(texts);
  });

  it('has the placeholders of the default in every form', () => {
    const wrong = keys.flatMap((key) =>
      formsOf(texts[key])
        .filter(([form, text]) => !hasPlaceholders(key, form, text, tag))
        .map(([form, text]) => `${key}.${form}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has the plural forms of its language, wherever English has some', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const wrong = keys.filter((key) => {
      const forms = formsOf(texts[key]).map(([form]) => form);
      const kinds = forms.filter((form) => !form.startsWith('=')).toSorted();
      const isPlural = typeof english[key] !== 'string' || kinds.length > 1;
      return String(kinds) !== String(isPlural ? pluralCategories.toSorted() : ['other']);
    });
    expect(wrong).toEqual([]);
  });

  it('leaves nothing in English', () => {
    const left = keys.filter((key) => {
      const first = String(formsOf(english[key])[0]);
      const hasWords = /\p{L}/u.test(first.replace(/^\w+,|\{\w+\}/g, ''));
      return hasWords && String(formsOf(texts[key])[0]) === first;
    });
    expect(left.toSorted()).toEqual((SAME[name]?.split(' ') ?? []).toSorted());
  });

  it('is text without markup, stray spaces and the typewriter’s dots', () => {
    const wrong = keys.filter((key) =>
      formsOf(texts[key]).some(
        ([, text]) => /[<>&]|^\s|\s$|\s\s|\.\.\.|'/.test(text) || text === '',
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([{ name: 'English', texts: english }, ...SETS])(
  '$name names no length of the steps of keys, which slotMinutes sets',
  ({ texts }) => {
    const half = /half|halb|halv|demi|media|mezz|meia|pół|yarım|пів|半|반|نصف|חצי/i;
    expect(texts.shortcutMove).not.toMatch(half);
    expect(texts.shortcutMove).not.toMatch(/\d/);
  },
);

it.each([{ name: 'English', texts: english }, ...SETS])(
  '$name calls whole days the same in forms as beside the hours',
  ({ texts }) => {
    expect(texts.allDay).toBe(texts.allDayLabel);
  },
);

it('sets French punctuation off with spaces that do not break', () => {
  const { texts } = SETS.find(({ name }) => name === 'fr')!;
  const all = Object.values(texts).flatMap((text) => formsOf(text).map(([, form]) => form));
  expect(
    all.filter((text) => /(?<![\u00a0\d]):|«(?!\u00a0)|(?<!\u00a0)»|(?<!\u202f)[?!;]/.test(text)),
  ).toEqual([]);
});

/** Whether a text has the placeholders of its default; a form for a single number may spell out that number. */
function hasPlaceholders(key: LocaleTextKey, form: string, text: string, tag: string): boolean {
  const own = placeholders(text);
  const [any] = formsOf(english[key])
    .map(([, default_]) => placeholders(default_))
    .slice(-1);
  if (String(own) === String(any)) return true;
  // The form for one weekday or month contains its name in place of the placeholder.
  if (form.startsWith('=') && ['ruleWeekday', 'ruleMonth'].includes(key)) return own.length === 0;
  const leavesCount = String(own) === String(any!.filter((each) => each !== '{count}'));
  return leavesCount && isOneNumber(form, tag);
}

function isOneNumber(form: string, tag: string): boolean {
  if (form.startsWith('=')) return true;
  const rules = new Intl.PluralRules(tag);
  // French and Portuguese use the form of one for zero, too, but these texts never show zero.
  const numbers = Array.from({ length: 200 }, (_, at) => at + 1);
  return numbers.filter((number) => rules.select(number) === form).length <= 1;
}
