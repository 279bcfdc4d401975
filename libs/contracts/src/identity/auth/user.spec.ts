import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod/mini';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  profileInputSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  safeReturnTo,
  setupInputSchema,
} from './user.ts';

const account = { email: 'ada@example.com', password: 'notes on the engine' };
const token = 'A'.repeat(43);

const complaints = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('registering', () => {
  it('requires an address and a password to register', () => {
    expect(complaints(registerInputSchema, {})).toEqual([
      ['email', 'Please enter a valid email address.'],
      ['password', 'Please choose a password.'],
    ]);
  });

  it.each([
    ['1234567', 'Password must be at least 8 characters.'],
    ['🧭'.repeat(7), 'Password must be at least 8 characters.'],
    ['x'.repeat(129), 'Password must be at most 128 characters.'],
    [12345678, 'Please choose a password.'],
    [null, 'Please choose a password.'],
  ])('rejects the password %j (ASVS 6.2.1)', (password, message) => {
    expect(complaints(registerInputSchema, { ...account, password })).toEqual([
      ['password', message],
    ]);
  });

  it.each([
    ['12345678'],
    ['🧭'.repeat(8)],
    ['x'.repeat(128)],
    ['🧭'.repeat(128)],
    [' leading and trailing '],
  ])('accepts the password %j unchanged (ASVS 6.2.5, 6.2.8)', (password) => {
    expect(z.parse(registerInputSchema, { ...account, password }).password).toBe(password);
  });

  it('ignores rights and keys sent with a registration', () => {
    const forged = {
      ...account,
      isAdmin: true,
      id: '1',
      createdAt: '2026-01-01',
      emailVerified: true,
    };
    expect(z.parse(registerInputSchema, forged)).toEqual(account);
  });
});

describe('signing in', () => {
  it('checks a short password at sign-in instead of refusing it', () => {
    expect(complaints(loginInputSchema, { ...account, password: 'x' })).toBeUndefined();
  });

  it('requires address and password to sign in, and rejects a password that is far too long', () => {
    expect(complaints(loginInputSchema, { email: '', password: '' })).toEqual([
      ['email', 'Please enter a valid email address.'],
      ['password', 'Please enter your password.'],
    ]);
    expect(complaints(loginInputSchema, { ...account, password: 'x'.repeat(1025) })).toEqual([
      ['password', 'Password must be at most 1024 characters.'],
    ]);
    expect(complaints(loginInputSchema, { ...account, password: { $gt: '' } })).toEqual([
      ['password', 'Please enter your password.'],
    ]);
  });
});

describe('a one-time link', () => {
  it('sets a password by a one-time link', () => {
    expect(
      complaints(resetPasswordInputSchema, { token, password: account.password }),
    ).toBeUndefined();
    expect(complaints(setupInputSchema, { token, ...account })).toBeUndefined();
    expect(complaints(forgotPasswordInputSchema, { email: account.email })).toBeUndefined();
  });

  it.each([
    [''],
    ['A'.repeat(42)],
    ['A'.repeat(44)],
    [`${token}\n`],
    ['A'.repeat(42) + '/'],
    ["' or 1=1 --"],
  ])('reports a one-time link of %j as no longer valid', (wrong) => {
    expect(
      complaints(resetPasswordInputSchema, { token: wrong, password: account.password }),
    ).toEqual([['token', 'This link is no longer valid.']]);
  });

  it('applies the same rules to the new password', () => {
    expect(complaints(resetPasswordInputSchema, { token, password: 'short' })).toEqual([
      ['password', 'Password must be at least 8 characters.'],
    ]);
  });
});

describe('the profile', () => {
  it('keeps profile fields that are not sent, and clears those sent empty', () => {
    expect(
      z.parse(profileInputSchema, { firstName: 'Ada', lastName: '', profileImageUrl: '' }),
    ).toEqual({
      firstName: 'Ada',
      lastName: null,
      phone: undefined,
      profileImageUrl: null,
    });
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:image/svg+xml,<svg onload=alert(1)>'],
    ['me.png'],
    ['http://example.com/me.png'],
    [5],
  ])('rejects the picture %j', (profileImageUrl) => {
    expect(complaints(profileInputSchema, { profileImageUrl })).toEqual([
      ['profileImageUrl', 'Please enter an address that starts with https://.'],
    ]);
  });

  it('accepts a picture from the web', () => {
    const profileImageUrl = 'https://example.com/me.png';
    expect(z.parse(profileInputSchema, { profileImageUrl })).toHaveProperty(
      'profileImageUrl',
      profileImageUrl,
    );
  });

  it.each(['(310) 555-0123', '+49 30 1234567', '555-0123 ext. 4', ' '])(
    'accepts %j as a phone number',
    (phone) => {
      expect(z.parse(profileInputSchema, { phone }).phone).toBe(phone.trim() || null);
    },
  );

  it.each(['not a phone', '12', 'call 310 555 0123', '+'])(
    'rejects %j as a phone number',
    (phone) => {
      expect(complaints(profileInputSchema, { phone })).toEqual([
        ['phone', 'Please enter a phone number, such as (310) 555-0123.'],
      ]);
    },
  );

  it('ignores rights and the address in a profile edit', () => {
    expect(
      z.parse(profileInputSchema, { isAdmin: true, email: 'eve@example.com' }),
    ).not.toHaveProperty('isAdmin');
    expect(z.parse(profileInputSchema, { email: 'eve@example.com' })).not.toHaveProperty('email');
  });
});

describe('the return path after signing in', () => {
  it.each([
    ['/'],
    ['/dashboard'],
    ['/admin/contacts?highlight=3#detail'],
    ['/services/1?x=https://example.com'],
    ['/a/%2e%2e%2fb'],
    ['/a%0d%0ab'],
  ])('returns to %s', (path) => {
    expect(safeReturnTo(path)).toBe(path);
  });

  it.each([
    [''],
    [null],
    [undefined],
    ['dashboard'],
    ['//e'],
    ['///e'],
    ['/\\e'],
    ['\\\\e'],
    ['\\/e'],
    ['/a\\b'],
    ['/\t/e'],
    ['/\n/e'],
    [' //e'],
    ['/ /e'],
    ['https://e'],
    ['https:e'],
    ['https:/e'],
    ['javascript:alert(1)'],
    ['/dashboard\r\nSet-Cookie: a=b'],
    ['/\u0000'],
    ['/..//e'],
    ['/.//e'],
    ['/a/..//e'],
    ['/%2e%2e//e'],
    ['/%2e//e'],
    [`/${'a'.repeat(2000)}`],
  ])('never returns to %j (ASVS 3.7.2)', (path) => {
    expect(safeReturnTo(path)).toBe('/dashboard');
  });

  it.each([['%2f%2fe'], ['%2F%2Fe'], ['%5c%5ce']])('keeps the encoded %s on this site', (path) => {
    expect(safeReturnTo(path)).toBe('/dashboard');
    expect(new URL(safeReturnTo(`/${path}`), 'https://own.example').host).toBe('own.example');
  });

  it('returns to the given default when the requested address is unsafe', () => {
    expect(safeReturnTo('//e', '/admin')).toBe('/admin');
  });

  it('returns to a page of this site whatever address is requested', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '%2f',
      '%2e',
      '%5c',
      '\t',
      '\r\n',
      ':',
      '@',
      '?',
      '#',
      'e.com',
      'https',
      'javascript',
    );
    const path = fc.array(fc.oneof(pieces, fc.string({ maxLength: 2 })), { maxLength: 10 });
    fc.assert(
      fc.property(path, (parts) => {
        const way = safeReturnTo(`/${parts.join('')}`);
        const url = new URL(way, 'https://own.example');
        expect(url.origin).toBe('https://own.example');
        expect(way.startsWith('//')).toBe(false);
        expect(new URL(url.href).pathname.startsWith('//')).toBe(false);
        expect(safeReturnTo(way)).toBe(way);
      }),
      { numRuns: 3000 },
    );
  });
});
