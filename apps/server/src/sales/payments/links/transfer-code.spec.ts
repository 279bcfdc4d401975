import { describe, expect, it } from '@jest/globals';
import { transferCode } from './transfer-code';

const IBAN = 'DE89370400440532013000';
const codeOf = (bankDetails: string, own: { name?: string; reference?: string } = {}) =>
  transferCode({ name: 'Calloway Data', reference: '2026-0001', bankDetails, ...own });

describe('the text of a transfer code', () => {
  it('names account and reference, and leaves the amount to the payer, as EPC069-12 asks', () => {
    expect(codeOf(IBAN)).toBe(
      ['BCD', '002', '1', 'SCT', '', 'Calloway Data', IBAN, '', '', '', '2026-0001'].join('\n'),
    );
  });

  it.each([
    ['in groups of four', 'Harbor Bank\nIBAN: DE89 3704 0044 0532 0130 00'],
    ['with hyphens in small letters', 'de89-3704-0044-0532-0130-00'],
    ['before a BIC on its line', 'DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX'],
    [
      'after a number that only looks like one',
      'Account GB12 3456 7890 1234 56\nIBAN DE89370400440532013000',
    ],
  ])('finds an IBAN that is written %s', (_how, details) => {
    expect(codeOf(details)?.split('\n')[6]).toBe(IBAN);
  });

  it.each([
    ['a US account', 'Harbor Bank\nRouting 011000015\nAccount 000123456'],
    ['a wrong check digit', 'DE88370400440532013000'],
    ['an unknown country', 'XX89370400440532013000'],
    ['one digit less', 'DE8937040044053201300'],
    ['no text', ''],
  ])('returns no code for %s', (_what, details) => {
    expect(codeOf(details)).toBeNull();
  });

  it('keeps name and reference in one line each, and within their limits', () => {
    const lines = codeOf(IBAN, {
      name: `Ada\nHarbor ${'é'.repeat(80)}`,
      reference: 'x'.repeat(200),
    })!.split('\n');
    expect(lines).toHaveLength(11);
    expect([...lines[5]!]).toHaveLength(70);
    expect(lines[5]).toMatch(/^Ada Harbor é/);
    expect(lines[10]).toHaveLength(140);
  });
});
