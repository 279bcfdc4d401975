import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimDrafts, dropDraft, dropDrafts, saveDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  claimDrafts('maya');
  saveDraft('new-customer', { name: 'Ada' });
  localStorage.setItem('theme', 'dark');
});
afterEach(() => void jest.restoreAllMocks());

describe('a draft', () => {
  it('is stored until it is deleted', () => {
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
    dropDraft('new-customer');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('G9: is deleted on sign-out, and nothing else is', () => {
    saveDraft('activity-7', { subject: 'x' });
    dropDrafts();
    expect(Object.entries({ ...localStorage })).toEqual([['theme', 'dark']]);
  });

  it('survives an expired login session of the same account', () => {
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });

  it('G9: is deleted when another account signs in', () => {
    claimDrafts('omar');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('of an unknown account is deleted when someone signs in', () => {
    localStorage.removeItem('drafts-of');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('that cannot be parsed is empty', () => {
    for (const text of ['{', 'null', '"x"']) {
      localStorage.setItem('draft:new-customer', text);
      expect(Object.entries(readDraft('new-customer')).length).toBeLessThan(2);
    }
  });

  it('is not stored where the browser allows no storage, and nothing fails', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('new-customer', { name: 'Omar' })).not.toThrow();
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });
});
