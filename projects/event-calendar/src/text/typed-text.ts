import { latinDigits } from './latin-digits';

/**
 * A text without what is only a way of writing it: capitals, accents, full width, digits of a script,
 * kinds of spaces, and the invisible marks of a direction.
 */
export function typedText(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]|\p{Cf}/gu, '');
  return latinDigits(bare.normalize('NFC'))
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim();
}
