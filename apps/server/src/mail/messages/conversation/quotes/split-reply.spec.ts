import { describe, expect, it } from '@jest/globals';
import { splitReply } from './split-reply';

const LETTER = `Hello Maya,

The new dashboard is live, and the figures of the last quarter are in it.
Could we move our session to Thursday?

Ines

Reply to this email, or answer on your dashboard:
http://polaris.test/dashboard#messages
`;
const LINES = LETTER.trim();
const marked = LINES.replace(/^/gm, '> ');

const split = (text: string, { subject = 'Re: Your dashboard', limit = 10_000 } = {}) =>
  splitReply({ subject, text }, [LETTER], limit);

describe('splitting a reply from what it quotes', () => {
  it.each([
    ['Gmail', `On Fri, Mar 20, 2026 at 8:00 AM Ines <a@b.example> wrote:\n\n${marked}`],
    [
      'a broken line',
      `On Fri, Mar 20, 2026 at 8:00 AM Ines Calloway\n<hello@p.example> wrote:\n${marked}`,
    ],
    ['plain marks', marked],
    ['marks, but none of our mail', 'On Friday, Ines wrote:\n> Something else'],
    ['no marks', `On Fri, Mar 20, 2026 at 8:00 AM Ines Calloway wrote:\n\n${LINES}`],
    [
      'German without marks',
      `Am 20.03.2026 um 08:00 schrieb Ines Calloway <a@b.example>:\n\n${LINES}`,
    ],
    ['French', `Le ven. 20 mars 2026 à 08:00, Ines <a@b.example> a écrit :\n\n${marked}`],
    [
      'old Outlook',
      `-----Original Message-----\nFrom: Ines\nSent: Friday\nTo: Maya\nSubject: Hello\n\n${LINES}`,
    ],
    [
      'Outlook on the web',
      `${'_'.repeat(32)}\nFrom: Ines <a@b.example>\nSent: Friday\nTo: Maya\nSubject: Hello\n\n${LINES}`,
    ],
    ['no address', `From: Ines Calloway\nSent: Friday\nTo: Maya\nSubject: Hello\n\n${LINES}`],
    [
      'bold labels',
      `*From:* Ines <a@b.example>\n*Sent:* Friday\n*To:* Maya\n*Subject:* Hello\n\n${LINES}`,
    ],
    [
      'German Outlook',
      `Von: Ines <a@b.example>\nGesendet: Freitag\nAn: Maya\nBetreff: Hello\n\n${LINES}`,
    ],
    ['French Outlook', `De : Ines\nEnvoyé : vendredi\nÀ : Maya\nObjet : Hello\n\n${LINES}`],
    [
      'other line breaks',
      `From: Ines\nDate: Friday\nTo: Maya\nSubject: Hello\n\n${LINES.replace(' is live,', ' is\nlive,').replace('it.\n', 'it. ')}`,
    ],
    ['only our mail', LINES],
  ])('splits off text quoted with %s', (_, quoted) => {
    expect(split(`Thank you!\n\n${quoted}\n`)).toEqual({ text: 'Thank you!', quoted });
  });

  it.each([
    ['signature', '-- \nMaya Okafor\nHarbor Ltd'],
    ['disclaimer', 'This email is confidential.'],
    ['answer', 'PS: Thursday at ten.'],
  ])('folds the quote and shows the %s below it', (_, below) => {
    for (const quoted of [
      `On Friday, Ines wrote:\n${marked}`,
      `From: Ines\nSent: Friday\nTo: M\nSubject: S\n\n${LINES}`,
    ])
      expect(split(`Thank you!\n\n${quoted}\n\n${below}`)).toEqual({
        text: `Thank you!\n\n${below}`,
        quoted,
      });
  });

  it.each([
    [
      'a From line',
      'Please change the sender to:\nFrom: reports@harbor.example\nAlso, move the call to Friday.',
    ],
    ['a rule', `Two things:\n${'_'.repeat(20)}\nThe invoice is wrong.\nCall me.`],
    ['dashes', `Two things:\n-----Original Message-----\nThe invoice is wrong.`],
    [
      "someone else's header block",
      'See below.\n\nFrom: Lee <lee@other.example>\nSent: Friday\nTo: Maya\nSubject: Data\n\nWhere is my data?',
    ],
    [
      'a header block and a reply',
      'Look:\nFrom: A\nTo: B\nSubject: C\nDate: D\nThese four lines go on the label.',
    ],
    [
      'replies inside our mail',
      `See below.\n\nFrom: Ines\nSent: Friday\nTo: M\nSubject: S\n\n${LINES.replace('\nCould', '\nGreat!\nCould').replace('Ines\n', 'Thursday is fine.\nInes\n')}`,
    ],
    ['replies between quotes', 'See below.\n> Friday?\nYes.\n> At ten?\nYes.'],
    ['a reply below only a quote', '> Does Friday suit you?\nYes.'],
    ['only a quote', '> Hello Maya,'],
    ['nothing below "wrote:"', 'This is what\nOn the day Ada wrote:'],
    ['other words below "wrote:"', 'Hi.\n\nOn Friday, Ada wrote:\nPlease cancel the order.'],
    [
      'a mail forwarded by Gmail',
      'FYI\n\n---------- Forwarded message ---------\nFrom: Lee <l@o.example>\nDate: Fri\nSubject: Data\nTo: Maya\n\n> Where is my data?',
    ],
    [
      'a mail forwarded by Apple Mail',
      'FYI\n\nBegin forwarded message:\n\n> From: Lee\n> Subject: Data\n>\n> Where is my data?',
    ],
    [
      'a mail forwarded in German',
      'Bitte lesen\n\n-------- Weitergeleitete Nachricht --------\n> Wo sind meine Daten?',
    ],
    ['a word of our mail', 'Ines\nIs that how you spell it?'],
  ])('shows the whole text with %s', (_, text) => {
    expect(split(text)).toEqual({ text, quoted: null });
  });

  it('shows all of a forwarded mail that only its subject marks as one', () => {
    const text = 'Please see.\n\nLee wrote:\n> Where is my data?';
    expect(split(text, { subject: 'Fwd: Data' })).toEqual({ text, quoted: null });
  });

  it('recognizes a quote of a one-word mail only below its header', () => {
    const reply = (text: string) => splitReply({ subject: '', text }, ['Yes.'], 10_000);
    expect(reply('Hi!\n\nYes.')).toEqual({ text: 'Hi!\n\nYes.', quoted: null });
    const quoted = 'On Friday, Ines wrote:\n\nYes.';
    expect(reply(`Hi!\n\n${quoted}`)).toEqual({ text: 'Hi!', quoted });
  });

  it('shows the sentence above a quote unless it introduces the quote', () => {
    const text = 'Two questions about order 42:';
    expect(split(`${text}\n> When?\n> Where?`)).toEqual({ text, quoted: '> When?\n> Where?' });
  });

  it('keeps a reply below and between 10,000 quoted lines', () => {
    const long = '> A line of the quote that is repeated.\n'.repeat(10_000);
    const below = split(`On Friday, Ines wrote:\n${long}My answer: please cancel the order.`);
    expect(below.text).toBe('My answer: please cancel the order.');
    expect(split(`First.\n${long}Second.\n> Friday?\nThird.`).text).toBe(
      'First.\n[Quoted text was left out here.]\nSecond.\n> Friday?\nThird.',
    );
  });

  it('splits hostile texts of 2 MB quickly', () => {
    const before = process.threadCpuUsage();
    const size = 2_000_000;
    for (const piece of [
      'On ',
      'On\n',
      '>\n',
      ' >',
      'From: a\n',
      'Hello Maya,\n',
      'On a wrote:\n',
      '<',
      '_',
      '-',
      '\n',
      ' ',
      'https:',
      'From: a\nTo: b\nSubject: c\n\n',
    ])
      split(`x\n${piece.repeat(size / piece.length)}\ny`);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000 / 14).toBeLessThan(1500);
  });
});
