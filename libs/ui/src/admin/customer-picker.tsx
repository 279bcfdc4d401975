import type { Customer } from '@polaris/contracts';
import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { useDeferredValue, useState } from 'react';
import { useCustomerSuggestions } from '../api/customers.ts';
import { controlBox } from '../primitives/control-style.ts';
import { Matched } from './matched.tsx';

const SHOWN = 8;

export type PickedCustomer = Pick<Customer, 'id' | 'name'>;

interface CustomerPickerProps {
  label: string;
  picked: PickedCustomer | null;
  onPick: (customer: PickedCustomer | null) => void;
  error?: string | undefined;
}

/** A customer, found by typing: the list may hold a hundred thousand. */
export function CustomerPicker({ label, picked, onPick, error }: CustomerPickerProps) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(picked ? '' : words.trim());
  const { data, isPending, isError } = useCustomerSuggestions(q, SHOWN);
  const items: PickedCustomer[] = data?.items ?? [];
  const write = (typed: string) => {
    setWords(typed);
    if (picked) onPick(null);
  };
  const box = useCombobox<PickedCustomer>({
    items,
    // Who is picked is the form's to know; the box holds words alone, and typing goes on from a name.
    selectedItem: null,
    inputValue: picked?.name ?? words,
    itemToString: (item) => item?.name ?? '',
    onInputValueChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) write('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      setWords('');
      onPick(selectedItem);
    },
  });
  const errorId = `${box.getInputProps().id}-error`;
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <label {...box.getLabelProps()} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <input
        {...box.getInputProps({
          // At once: what comes a moment later than the key loses letters.
          onChange: (event) => write(event.currentTarget.value),
          placeholder: 'Type a name',
          'aria-invalid': error ? true : undefined,
          'aria-required': true,
          'aria-describedby': error ? errorId : undefined,
        })}
        className={clsx(controlBox, 'h-10 pointer-coarse:h-11')}
      />
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
      <ul
        {...box.getMenuProps()}
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto border border-line-strong bg-raised shadow-lg',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...box.getItemProps({ item, index })}
              className={clsx(
                'cursor-pointer px-3 py-2 text-sm leading-6 wrap-anywhere',
                box.highlightedIndex === index && 'bg-accent-soft text-ink',
              )}
            >
              <Matched text={item.name} words={q} />
            </li>
          ))}
      </ul>
      {box.isOpen && items.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {emptyText(isPending, isError)}
        </p>
      )}
    </div>
  );
}

function emptyText(isPending: boolean, isError: boolean): string {
  if (isPending) return 'Searching...';
  return isError ? 'The customers could not be loaded.' : 'No customer matches.';
}
