import { expect, it } from '@jest/globals';
import { MAX_BULK } from '@polaris/contracts';
import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

const shown = [9, 8, 7, 6, 5, 4];

function open() {
  const { result } = renderHook(useSelection);
  return {
    toggle: (id: number) => act(() => result.current.toggle(id)),
    extendTo: (id: number, ordered = shown) => act(() => result.current.extendTo(id, ordered)),
    ids: () => [...result.current.ids],
  };
}

it('selects a range from the last selected record, in both directions', () => {
  const selection = open();
  selection.toggle(8);
  selection.extendTo(6);
  expect(selection.ids()).toEqual([8, 7, 6]);
  selection.extendTo(9);
  expect(selection.ids()).toEqual([8, 7, 6, 9]);
});

it('clears a range from the last cleared record', () => {
  const selection = open();
  selection.toggle(9);
  selection.extendTo(4);
  selection.toggle(7);
  selection.extendTo(5);
  expect(selection.ids()).toEqual([9, 8, 4]);
});

it('selects one record when no other was selected before, or that one is no longer listed', () => {
  const selection = open();
  selection.extendTo(7);
  expect(selection.ids()).toEqual([7]);
  selection.extendTo(5, [6, 5, 4]);
  expect(selection.ids()).toEqual([7, 5]);
});

it('limits a range to what one bulk change allows', () => {
  const many = Array.from({ length: MAX_BULK + 20 }, (_, index) => index + 1);
  const selection = open();
  selection.toggle(1);
  selection.extendTo(many.length, many);
  expect(selection.ids()).toHaveLength(MAX_BULK);
});
