import { expect, it } from '@jest/globals';
import { quoteOf, replyInputSchema, replySubject } from './message.ts';

it('quotes who wrote when, with "> " before each line', () => {
  const message = 'First line\r\n\r\n> older\nlast  ';
  const createdAt = '2026-11-22T23:30:00.000Z';
  const written = { name: 'Maya Okafor', message, createdAt };
  expect(quoteOf(written, 'UTC')).toBe(
    'On Nov 22, 2026, Maya wrote:\n> First line\n>\n> > older\n> last',
  );
  expect(quoteOf(written, 'Asia/Kolkata')).toContain('On Nov 23, 2026');
});

it.each(['Prices', 'Re: Prices', 'RE: re:Prices'])(
  'adds "Re: " once in a reply to %j',
  (subject) => {
    expect(replySubject(subject)).toBe('Re: Prices');
  },
);

it('quotes in a reply unless told not to, and accepts no follow-up', () => {
  const reply = { subject: 'Re: Prices', body: 'Hello', followUpOn: '' };
  expect(replyInputSchema.parse(reply)).toMatchObject({ quote: true, followUpOn: null });
});
