import { type AccountSummary, displayName } from '@polaris/contracts';
import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { useDeferredValue, useState } from 'react';
import { useAccountSuggestions } from '../../api/linked-accounts.ts';
import { controlBox } from '../../primitives/control-style.ts';
import { Matched } from '../matched.tsx';

const SHOWN = 8;

interface AccountPickerProps {
  picked: AccountSummary | null;
  onPick: (account: AccountSummary | null) => void;
  focused: boolean;
}

/** An account, found by typing a name or an address. */
export function AccountPicker({ picked, onPick, focused }: AccountPickerProps) {
  const [words, setWords] = useState('');
  const q = useDeferredValue(picked && words === picked.email ? '' : words.trim());
  const { data, isPending, isError } = useAccountSuggestions(q, SHOWN);
  const items = data?.items ?? [];
  const box = useCombobox<AccountSummary>({
    items,
    selectedItem: picked,
    itemToString: (item) => item?.email ?? '',
    itemToKey: (item) => item?.id,
    onInputValueChange: ({ inputValue }) => {
      setWords(inputValue);
      if (picked && inputValue !== picked.email) onPick(null);
    },
    onSelectedItemChange: ({ selectedItem }) => onPick(selectedItem),
  });
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <label {...box.getLabelProps()} className="text-sm font-semibold text-ink">
        Find an account
      </label>
      <input
        {...box.getInputProps({ placeholder: 'Name or address', autoFocus: focused })}
        className={clsx(controlBox, 'h-10 pointer-coarse:h-11')}
      />
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
              <span className="block font-semibold">
                <Matched text={displayName(item)} words={q} />
              </span>
              <Matched text={item.email} words={q} />
            </li>
          ))}
      </ul>
      {box.isOpen && items.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {isPending && 'Searching...'}
          {isError && 'The accounts could not be loaded.'}
          {data && 'No account matches.'}
        </p>
      )}
    </div>
  );
}
