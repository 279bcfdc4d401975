import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { email, optionalEmail, statedEmail } from './email.ts';

const schema = email();

const complaint = (value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message;

describe('an email address', () => {
  it.each([
    ['ada@example.com'],
    ['ada.lovelace+polaris@mail.example.co.uk'],
    ["o'hara@example.org"],
    ['r&d@example.com'],
    ['sales/emea=1@example.com'],
    ['info@xn--e1afmkfd.xn--p1ai'],
    ['info@xn--bcher-kva.example'],
    ['me@mail.xn--fiqs8s'],
  ])('accepts %s as an email address', (value) => {
    expect(z.parse(schema, value)).toBe(value);
  });

  it.each([
    [''],
    ['ada'],
    ['ada@'],
    ['@example.com'],
    ['ada@example'],
    ['ada lovelace@example.com'],
    ['ada@example.com\r\nBcc: all@example.com'],
    ['ada@example.com,eve@example.com'],
    ['<ada@example.com>'],
    ['ada@exam_ple.com\n'],
    ['.ada@example.com'],
    ['ada..b@example.com'],
    ['ada.@example.com'],
    ['ada@-example.com'],
    ['ada@example-.com'],
    ['ada@example..com'],
    ['m\u0131ke@example.com'],
    ['\u0430da@example.com'],
    ['ada@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444/x'],
    ['ada@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444:25'],
    [null],
    [undefined],
    [5],
  ])('rejects %j as an email address', (value) => {
    expect(complaint(value)).toBe('Please enter a valid email address.');
  });

  it.each([
    [' ada@example.com '],
    ['\u00A0ada@example.com\u00A0'],
    ['ada@example.com\u200B'],
    ['\uFEFFada@example.com\n'],
    ['a\u00ADda@exam\u200Dple.com'],
    ['\u202Aada@example.com\u202C'],
  ])('removes white space and invisible characters from %j', (value) => {
    expect(z.parse(schema, value)).toBe('ada@example.com');
    expect(z.parse(optionalEmail, value)).toBe('ada@example.com');
  });

  it.each([
    ['info@\u043F\u0440\u0438\u043C\u0435\u0440.\u0440\u0444', 'info@xn--e1afmkfd.xn--p1ai'],
    ['info@\u041F\u0420\u0418\u041C\u0415\u0420.\u0420\u0424', 'info@xn--e1afmkfd.xn--p1ai'],
    ['a@b\u00FCcher.example', 'a@xn--bcher-kva.example'],
    ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
    ['a@b\u00FCcher\u3002example', 'a@xn--bcher-kva.example'],
  ])('normalizes the domain of %s', (value, expected) => {
    expect(z.parse(schema, value)).toBe(expected);
    expect(z.parse(schema, expected)).toBe(expected);
  });

  it.each([
    [undefined, undefined],
    [null, null],
    ['', null],
    [' \u200B', null],
  ])('reads %j as no address where one is optional', (value, expected) => {
    expect(z.parse(optionalEmail, value)).toBe(expected);
  });

  it('rejects a wrong address where one is optional', () => {
    expect(z.safeParse(optionalEmail, 'ada@').error?.issues[0]?.message).toBe(
      'Please enter a valid email address.',
    );
  });

  it('accepts an address from another server unchanged or not at all', () => {
    expect(z.safeParse(statedEmail, 'a\u200Bda@example.com').success).toBe(false);
    expect(z.safeParse(statedEmail, 'ada').success).toBe(false);
    expect(z.parse(statedEmail, 'a@b\u00FCcher.example')).toBe('a@xn--bcher-kva.example');
  });

  it('limits an email address to 254 characters', () => {
    expect(complaint(`a@${'b'.repeat(60)}.${'c'.repeat(60)}.example`)).toBeUndefined();
    expect(complaint(`${'a'.repeat(250)}@b.example`)).toBe('Must be at most 254 characters.');
  });

  it('checks 50 kB of hostile text in linear time', () => {
    for (const hostile of [
      'a'.repeat(50_000),
      `${'a.'.repeat(25_000)}@`,
      `a@${'a-'.repeat(25_000)}`,
      `a@${'\u00FC.'.repeat(25_000)}`,
      '\u200D'.repeat(50_000),
    ])
      expect(z.safeParse(schema, hostile).success).toBe(false);
  });
});
