import { describe, expect, it } from '@jest/globals';
import { splitQuoted } from './quoted-text.ts';

describe('splitting a reply from what it quotes', () => {
  it.each([
    [
      'Gmail',
      'On Fri, Mar 20, 2026 at 8:00 AM Ines <a@b.example> wrote:\n\n> Hello Maya,\n>\n> Yes.',
    ],
    [
      'a broken line',
      'On Fri, Mar 20, 2026 at 8:00 AM Ines Calloway\n<hello@polaris.example> wrote:\n> Hello',
    ],
    ['plain quotes', '> Hello Maya,\n> Yes.'],
    ['Outlook', '-----Original Message-----\nFrom: Ines\n\nHello Maya,'],
    [
      'Outlook on the web',
      '________________________________\nFrom: Ines <a@b.example>\nSent: Friday\n\nHello',
    ],
    ['Outlook for the phone', 'From: Ines <a@b.example>\nSent: Friday\n\nHello'],
  ])('splits off what %s repeats', (_, quoted) => {
    expect(splitQuoted(`Thank you!\n\n${quoted}\n`)).toEqual({ text: 'Thank you!', quoted });
  });

  it.each([
    ['nothing is quoted', 'Thank you!\nOn Friday, then.'],
    ['an answer stands below the quote', '> Does Friday suit you?\nYes.'],
    ['answers stand between quotes', 'See below.\n> Friday?\nYes.\n> At ten?\nYes.'],
    ['only a quote was sent', '> Hello Maya,'],
    ['nothing follows "wrote:"', 'This is what\nOn the day Ada wrote:'],
  ])('keeps the text as it is when %s', (_, text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: null });
  });

  it('splits 10,000 characters of nonsense in no time', () => {
    const before = process.threadCpuUsage();
    splitQuoted('On '.repeat(3333));
    splitQuoted('On\n'.repeat(3333));
    splitQuoted('>\n'.repeat(5000));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});
