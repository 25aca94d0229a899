import { latinDigits } from './latin-digits';

describe('latinDigits', () => {
  it.each([
    ['0123456789', '0123456789'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    // Rows of digits that follow each other without a gap.
    ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
    ['٢٠/١١/٢٠٢٦ م', '20/11/2026 م'],
    ['Ⅸ ² 九 nine', 'Ⅸ ² 九 nine'],
    ['', ''],
  ])('writes %j as %j', (text, expected) => {
    expect(latinDigits(text)).toBe(expected);
  });
});
