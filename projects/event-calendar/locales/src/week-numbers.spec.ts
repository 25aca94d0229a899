import { ɵcreateTranslator as createTranslator } from 'ng-event-calendar';
import { SETS } from './locales.spec-host';

it.each([
  ['ar', 'أسبوع 48'],
  ['de', 'KW 48'],
  ['es', 'S48'],
  ['fr', 'S48'],
  ['he', 'שבוע 48'],
  ['it', 'S48'],
  ['ja', '第48週'],
  ['ko', '48주'],
  ['nl', 'Wk 48'],
  ['pl', 'Tydz. 48'],
  ['ptBR', 'S48'],
  ['sv', 'V48'],
  ['tr', 'Hf 48'],
  ['uk', 'Тиж. 48'],
  ['zhCN', '第48周'],
])('the number of a week in %s is %j', (language, expected) => {
  const { tag, texts } = SETS.find(({ name }) => name === language)!;
  const text = createTranslator(tag, texts);
  const weekAbbreviation = text('weekAbbreviation');
  expect(text('weekNumberShort', { weekAbbreviation, weekNumber: 48 })).toBe(expected);
});
