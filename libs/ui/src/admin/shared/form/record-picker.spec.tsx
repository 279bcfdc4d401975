import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { RecordPicker } from './record-picker.tsx';

afterEach(cleanup);

interface Person {
  id: number;
  name: string;
}

let picked: string[] = [];
beforeEach(() => {
  picked = [];
});

interface PickerProps {
  items: Person[];
  /** The suggestions for the typed text have not arrived yet. */
  isSearching?: boolean;
}

function Picker({ items, isSearching = false }: PickerProps) {
  const [text, setText] = useState('');
  return (
    <RecordPicker<Person>
      label="Customer"
      placeholder="Search"
      noun="customer"
      picked={null}
      onPick={(person) => picked.push(person?.name ?? '')}
      onNew={(name) => picked.push(`new ${name}`)}
      text={text}
      onText={setText}
      q={text}
      found={{ data: { items }, isPending: false, isError: false, isPlaceholderData: isSearching }}
      textOf={({ name }) => name}
    >
      {({ name }) => name}
    </RecordPicker>
  );
}

it('picks what was highlighted when other suggestions arrive before Enter', async () => {
  const keys = userEvent.setup();
  const { rerender } = render(<Picker items={[]} />);
  await keys.type(screen.getByRole('combobox'), 'Ada');
  await keys.keyboard('{ArrowDown}');
  rerender(<Picker items={[{ id: 7, name: 'Ada Lovelace' }]} />);
  await keys.keyboard('{Enter}');
  expect(picked).toEqual(['new Ada']);
});

it('picks nothing when the highlighted suggestion is gone before Enter', async () => {
  const keys = userEvent.setup();
  const people = [
    { id: 7, name: 'Ada Lovelace' },
    { id: 8, name: 'Ada Byron' },
  ];
  const { rerender } = render(<Picker items={people} />);
  await keys.type(screen.getByRole('combobox'), 'Ada');
  await keys.keyboard('{ArrowDown}');
  rerender(<Picker items={people.slice(1)} />);
  await keys.keyboard('{Enter}');
  expect(picked).toEqual([]);
});

const suggested = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('shows only the matching previous suggestions while it searches', async () => {
  const people = [
    { id: 7, name: 'Ada Lovelace' },
    { id: 8, name: 'Grace Hopper' },
  ];
  const { rerender } = render(<Picker items={people} isSearching />);
  await userEvent.type(screen.getByRole('combobox'), 'GRACE');
  expect(suggested()).toEqual(['Grace Hopper', 'New customer: GRACE']);
  rerender(<Picker items={[{ id: 9, name: 'Grace Kelly' }]} />);
  expect(suggested()).toEqual(['Grace Kelly', 'New customer: GRACE']);
});
