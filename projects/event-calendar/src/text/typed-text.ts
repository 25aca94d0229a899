import { latinDigits } from './latin-digits';

/**
 * Returns a text without differences of spelling: capitals, accents, full width, digits of a script, kinds of spaces,
 * and invisible marks of a direction.
 */
export function typedText(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]|\p{Cf}/gu, '');
  return latinDigits(bare.normalize('NFC'))
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
