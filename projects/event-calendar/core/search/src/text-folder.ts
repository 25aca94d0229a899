/** Returns a text without the differences that a search ignores. */
export type TextFolder = (text: string) => string;

/** Matches each character of a text with its combining marks, and each Korean syllable that is written by its letters. */
export const CHARACTERS = /[\u1100-\u115f]+[\u1160-\u11a7]+[\u11a8-\u11ff]*|\P{M}\p{M}*|\p{M}+/gu;
const MARKS = /\p{M}/gu;
/** Characters that are never seen, such as soft hyphens, joiners and fillers, and the Arabic one that widens a word. */
const INVISIBLE = /[\p{Cf}\p{DI}\u0640]/gu;
const ASCII = /^[\x20-\x7e]*$/;
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Letters that a search takes for others, though no mark tells them apart. */
const TWINS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', æ: 'ae', œ: 'oe', ς: 'σ' },
  ...{ '‘': "'", '’': "'", ʼ: "'", '“': '"', '”': '"' },
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ', ґ: 'г' },
  ...{
    ぁ: 'あ',
    ぃ: 'い',
    ぅ: 'う',
    ぇ: 'え',
    ぉ: 'お',
    っ: 'つ',
    ゃ: 'や',
    ゅ: 'ゆ',
    ょ: 'よ',
    ゎ: 'わ',
    ゕ: 'か',
    ゖ: 'け',
  },
};

// In the order of no language in particular accents never matter: nobody types those of "Łódź" to find it, though in
// Polish lists ó and ź are letters apart.
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Last folder that was made: a server searches in the same language again and again. */
let last: { readonly locale: string; readonly fold: TextFolder } | undefined;

/** Returns the folder of texts in a language: without case, accents, ligatures and widths. */
export function textFolder(locale: string): TextFolder {
  if (last?.locale !== locale) last = { locale, fold: newFolder(locale) };
  return last.fold;
}

function newFolder(locale: string): TextFolder {
  const known = new Map<string, string>();
  const fold = (character: string): string => {
    const before = known.get(character);
    if (before !== undefined) return before;
    const lower = character.normalize('NFKC').toLocaleLowerCase(locale).replace(INVISIBLE, '');
    const now = (lower.match(CHARACTERS) ?? []).map(withoutMarks).join('');
    known.set(character, now);
    return now;
  };
  return (text) =>
    ASCII.test(text) ? text.toLocaleLowerCase(locale) : text.replace(CHARACTERS, fold);
}

/** Returns a lower-case character without marks that don't make another letter of it, as the breve of й does. */
function withoutMarks(character: string): string {
  const bare = character.normalize('NFKD').replace(MARKS, '').normalize('NFC');
  const letter = hiraganaOf(compare(bare, character) === 0 ? bare : character.normalize('NFC'));
  if (/\p{Nd}/u.test(letter)) return DIGITS.find((digit) => compare(digit, letter) === 0) ?? letter;
  return letter.replace(/./gu, (each) => TWINS[each] ?? each);
}

/** Returns the hiragana of a katakana; every other letter as it is. */
function hiraganaOf(letter: string): string {
  return /^[\u30a1-\u30f6]$/.test(letter)
    ? String.fromCharCode(letter.charCodeAt(0) - 0x60)
    : letter;
}
