import { linesOfText, textWidth } from './text-width';

describe('textWidth', () => {
  it.each<[string, number]>([
    ['', 0],
    ['10:30', 35.9],
    ['Lunch', 36.26],
    ['Mom', 29.7],
    ['Über', 27.44],
    ['会議', 24],
  ])('of %j is about %d', (text, width) => {
    expect(textWidth(text)).toBeCloseTo(width);
  });

  it('is no less than a time takes in figures of whole pixels', () => {
    // Pixels in 12-pixel Inter with tabular figures, measured in a browser.
    const measured = { '12:00': 35, '2:00': 27, '10:30 AM': 57 };
    const wrong = Object.entries(measured).filter(([text, width]) => textWidth(text) < width);
    expect(wrong).toEqual([]);
  });

  it('isn’t asked for further than is enough', () => {
    expect(textWidth('Vaccination of the second class', 30)).toBeLessThan(45);
    expect(textWidth('Vaccination of the second class', 30)).toBeGreaterThan(30);
  });

  it('is hardly more, and no less, than what a wide font takes', () => {
    // Pixels in 12-pixel DejaVu Sans, measured in a browser.
    const measured = {
      'Vaccination of the second class': 188.2,
      'Telephone hour 39': 111.3,
      'Check-up Ivanova': 107.7,
      '9:06 – 10:06 AM': 97.5,
      '3 – 4 PM · Ben Okri': 113.5,
    };
    const wrong = Object.entries(measured).filter(([text, width]) => {
      const reckoned = textWidth(text);
      return reckoned < width - 0.5 || reckoned > width * 1.04;
    });
    expect(wrong).toEqual([]);
  });
});

describe('linesOfText', () => {
  it.each<[string, string, number, number]>([
    ['on one line where it fits', 'Lunch with Ben', 120, 1],
    ['between words', 'Lunch with Ben', 70, 2],
    ['each on its own', 'Lunch with Ben', 42, 3],
    ['behind a hyphen', 'Check-up', 50, 2],
    ['not where its first word is too long', 'Vaccination of the class', 60, 1],
    ['up to the word that is too long', 'The vaccination of the class', 60, 2],
    ['within what has no spaces', '打ち合わせの準備', 50, 2],
    ['not within a word of letters', 'Donaudampfschifffahrt', 50, 1],
    ['of nothing', '', 50, 1],
    ['where there is no room at all', 'Lunch with Ben', 0, 1],
  ])('are broken %s', (_, text, width, lines) => {
    expect(linesOfText(text, width)).toBe(lines);
  });
});
