import { describe, expect, it } from '@jest/globals';
import { missingGlyph } from './letters';
import { runsOf } from './typefaces';
import { visualRunsOf } from './visual-runs';

const shown = (text: string): string =>
  visualRunsOf(text, 'sans')
    .map((run) => run.text)
    .join('|');

describe('the fonts of a text', () => {
  it.each([
    ['Arabic', 'محمد علي'],
    ['Persian with a joiner', 'می‌خواهم'],
    ['Urdu', 'پاکستان ٹیلی'],
    ['Hebrew', 'שָׁלוֹם כהן'],
    ['Thai', 'สมชาย ใจดี'],
    ['Devanagari', 'श्रेया क्षत्रिय'],
    ['Georgian', 'გიორგი ბერიძე'],
    ['Armenian', 'Արամ Խաչատրյան'],
    ['Greek', 'Έλενα Παπαδοπούλου ἀρχή ΐ'],
    ['Cyrillic', 'Юлія Ґалаґан Ђорђе'],
    ['Vietnamese', 'Nguyễn Thị Ánh'],
    ['Han', '王小明 髙橋'],
    ['Hangul', '김민준'],
    ['Latin', 'Zoë Łukasz Ș Ğ Ə ŋ'],
    ['currency symbols', '$ € £ ¥ ₹ ₺ ₽ ₴ ₩ ₦ ₪ ₫ ₱ ₿'],
    ['emoji', '👩‍💻 ✅'],
  ])('renders %s without a missing glyph', (_, text) => {
    for (const typeface of ['serif', 'sans', 'bold'] as const)
      expect(
        runsOf(text, typeface)
          .map((run) => run.text)
          .join(''),
      ).not.toContain('□');
    expect(missingGlyph(text)).toBeUndefined();
  });

  it.each([
    ['Javanese', 'Sri ꦱꦿꦶ', 'ꦱꦿꦶ'],
    ['Cherokee', 'ᏣᎳᎩ', 'Ꮳ'],
    ['a private-use character', 'Logo \ue000', '\ue000'],
  ])('reports the first letter of %s, which no font has', (_, text, letter) => {
    expect(letter.startsWith(missingGlyph(text)!)).toBe(true);
  });
});

describe('the order of text on paper', () => {
  it.each([
    ['Latin', 'Maya Okafor (2)', 'Maya Okafor (2)'],
    ['right-to-left words', 'محمد علي', 'علي| |محمد'],
    ['a name in a line', 'To: כהן, 12', 'To: |12| ,|כהן'],
    ['a number between words', 'רחוב 12 תל', 'תל| |12| |רחוב'],
    ['brackets', 'כהן (בע"מ)', '(|מ|"|בע|) |כהן'],
    ['Persian digits', 'خیابان ۱۲۳', '۳۲۱| |خیابان'],
  ])('orders %s', (_, text, visual) => {
    expect(shown(text)).toBe(visual);
  });
});
