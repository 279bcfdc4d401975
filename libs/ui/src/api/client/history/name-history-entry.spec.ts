import { beforeEach, expect, it } from '@jest/globals';
import { nameHistoryEntry } from './name-history-entry.ts';

beforeEach(() => history.pushState(null, ''));

const currentEntryName = () => {
  nameHistoryEntry();
  return (history.state as { key: string }).key;
};

it('names the history entries of two documents differently', () => {
  const first = currentEntryName();
  history.pushState(null, '');
  expect(currentEntryName()).not.toBe(first);
});

it('keeps the name and state of a history entry when the document is reloaded', () => {
  history.replaceState({ usr: { from: 'list' } }, '');
  const first = currentEntryName();
  expect(currentEntryName()).toBe(first);
  expect(history.state).toEqual({ usr: { from: 'list' }, key: first });
});
