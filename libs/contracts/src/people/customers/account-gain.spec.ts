import { expect, it } from '@jest/globals';
import { accountGainText } from './account-gain.ts';

const NOTHING = { invoices: 0, files: 0, messages: 0 };

it.each([
  [{ invoices: 3, files: 2 }, 'avery@example.com will see 3 invoices and 2 files.'],
  [{ invoices: 1, files: 1 }, 'avery@example.com will see 1 invoice and 1 file.'],
  [{ files: 1 }, 'avery@example.com will see 1 file.'],
  [{ messages: 1 }, 'avery@example.com will see 1 message.'],
  [
    { invoices: 1200, files: 1, messages: 4 },
    'avery@example.com will see 1,200 invoices, 1 file, and 4 messages.',
  ],
  [{ invoices: 1, emailVerified: false }, 'avery@example.com (not verified) will see 1 invoice.'],
  [{}, null],
  [{ emailVerified: false }, null],
])('describes what an account gains from %j', (own, expected) => {
  const gain = { email: 'avery@example.com', emailVerified: true, ...NOTHING, ...own };
  expect(accountGainText(gain)).toBe(expected);
});
