import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { claimDrafts, dropDraft, dropDrafts, saveDraft, readDraft } from './drafts.ts';

beforeEach(() => {
  localStorage.clear();
  claimDrafts('maya');
  saveDraft('new-customer', { name: 'Ada' });
  localStorage.setItem('theme', 'dark');
});
afterEach(() => void jest.restoreAllMocks());

describe('what was typed and not sent', () => {
  it('is there until it is dropped', () => {
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
    dropDraft('new-customer');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('G9: goes with sign-out, and nothing else does', () => {
    saveDraft('activity-7', { subject: 'x' });
    dropDrafts();
    expect(Object.entries({ ...localStorage })).toEqual([['theme', 'dark']]);
  });

  it('outlives a session that has ended, for the same account', () => {
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });

  it('G9: goes when another account signs in', () => {
    claimDrafts('omar');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Ada');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('of nobody known goes when someone signs in', () => {
    localStorage.removeItem('drafts-of');
    claimDrafts('maya');
    expect(readDraft('new-customer')).toEqual({});
  });

  it('that is no draft of ours any more is nothing', () => {
    for (const text of ['{', 'null', '"x"']) {
      localStorage.setItem('draft:new-customer', text);
      expect(Object.entries(readDraft('new-customer')).length).toBeLessThan(2);
    }
  });

  it('is not kept where the browser allows no storage, and nothing fails', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveDraft('new-customer', { name: 'Omar' })).not.toThrow();
    expect(readDraft('new-customer')).toEqual({ name: 'Ada' });
  });
});
