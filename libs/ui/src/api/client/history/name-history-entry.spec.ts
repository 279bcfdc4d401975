import { beforeEach, expect, it } from '@jest/globals';
import { nameHistoryEntry } from './name-history-entry.ts';

beforeEach(() => history.pushState(null, ''));

const nameHere = () => {
  nameHistoryEntry();
  return (history.state as { key: string }).key;
};

it('names the history entries of two documents differently', () => {
  const first = nameHere();
  history.pushState(null, '');
  expect(nameHere()).not.toBe(first);
});

it('keeps the name of a history entry, and what it holds, when the document is reloaded', () => {
  history.replaceState({ usr: { from: 'list' } }, '');
  const first = nameHere();
  expect(nameHere()).toBe(first);
  expect(history.state).toEqual({ usr: { from: 'list' }, key: first });
});
