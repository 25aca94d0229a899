import type { PartialLocaleText } from 'ng-event-calendar';
import {
  ar,
  de,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  pl,
  ptBR,
  sv,
  tr,
  uk,
  zhCN,
} from 'ng-event-calendar/locales';

/** A language of the calendar. */
export interface Language {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Name of the language in itself. */
  readonly name: string;
  readonly texts: PartialLocaleText;
  readonly dir: 'ltr' | 'rtl';
}

/** All languages, English first. */
export const LANGUAGES: readonly Language[] = [
  { tag: 'en-US', name: 'English', texts: {}, dir: 'ltr' },
  { tag: 'de', name: 'Deutsch', texts: de, dir: 'ltr' },
  { tag: 'es', name: 'Español', texts: es, dir: 'ltr' },
  { tag: 'fr', name: 'Français', texts: fr, dir: 'ltr' },
  { tag: 'it', name: 'Italiano', texts: it, dir: 'ltr' },
  { tag: 'nl', name: 'Nederlands', texts: nl, dir: 'ltr' },
  { tag: 'pl', name: 'Polski', texts: pl, dir: 'ltr' },
  { tag: 'pt-BR', name: 'Português (Brasil)', texts: ptBR, dir: 'ltr' },
  { tag: 'sv', name: 'Svenska', texts: sv, dir: 'ltr' },
  { tag: 'tr', name: 'Türkçe', texts: tr, dir: 'ltr' },
  { tag: 'uk', name: 'Українська', texts: uk, dir: 'ltr' },
  { tag: 'ja', name: '日本語', texts: ja, dir: 'ltr' },
  { tag: 'ko', name: '한국어', texts: ko, dir: 'ltr' },
  { tag: 'zh-CN', name: '简体中文', texts: zhCN, dir: 'ltr' },
  { tag: 'ar', name: 'العربية', texts: ar, dir: 'rtl' },
  { tag: 'he', name: 'עברית', texts: he, dir: 'rtl' },
];
