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
  it('stores a draft until it is deleted', () => {
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
    dropDraft('new-customer');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('G9: deletes drafts on sign-out, and nothing else', () => {
    saveDraft('activity-7', { subject: 'x' });
    dropDrafts();
    expect(Object.entries({ ...localStorage })).toEqual([['theme', 'dark']]);
  });

  it("keeps a draft when the same account's session expires", () => {
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });

  it('G9: deletes drafts when another account signs in', () => {
    claimDrafts('omar');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('deletes a draft of an unknown account when someone signs in', () => {
    localStorage.removeItem('drafts-of');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('reads a draft that cannot be parsed as empty', () => {
    for (const text of ['{', 'null', '"x"']) {
      localStorage.setItem('draft:new-customer', text);
      expect(Object.entries(readDraft('new-customer')).length).toBeLessThan(2);
    }
  });

  it('stores no draft when the browser allows no storage, and does not fail', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('new-customer', { name: 'Omar' })).not.toThrow();
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });
});
