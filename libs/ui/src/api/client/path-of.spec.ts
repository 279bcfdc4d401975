/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { getInvoice, listCustomers, sendEssay } from '@polaris/contracts';
import { pathOf } from './path-of.ts';

describe('pathOf', () => {
  it('fills in the parameters of the path, escaped (ASVS 1.2.2)', () => {
    expect(pathOf(getInvoice, { params: { id: 7 } })).toBe('/api/admin/invoices/7');
    expect(pathOf(sendEssay, { params: { slug: 'a/b?' } })).toBe(
      '/api/admin/newsletter/essays/a%2Fb%3F',
    );
  });

  it('omits query parameters that are empty or undefined', () => {
    const query = { limit: 5, q: '', status: undefined };
    expect(pathOf(listCustomers, { query })).toBe('/api/customers?limit=5');
    expect(pathOf(listCustomers, { query: { q: '' } })).toBe('/api/customers');
    expect(pathOf(listCustomers)).toBe('/api/customers');
  });
});
