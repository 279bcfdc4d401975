import { searchKey } from '@polaris/contracts';
import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { controlBox } from '../../../primitives/fields/control-style.ts';
import { leaveToComposition } from '../../../primitives/acting-key.ts';

/** The number of suggestions. */
export const PICKER_SHOWN = 8;

/** The text typed into a picker, and the query for its suggestions: empty once one is picked. */
export function usePickerQuery(picked: object | null) {
  const [text, setText] = useState('');
  const q = useDeferredValue(picked ? '' : text.trim());
  return { text, setText, q };
}

interface RecordPickerProps<T> {
  label: string;
  placeholder: string;
  /** The noun for messages: "customer". */
  noun: string;
  picked: T | null;
  onPick: (item: T | null) => void;
  text: string;
  onText: (text: string) => void;
  /** The query of the suggestions. */
  q: string;
  found: {
    data?: { items: readonly T[] } | undefined;
    isPending: boolean;
    isError: boolean;
    /** Whether these are still the suggestions for the previous query. */
    isPlaceholderData: boolean;
  };
  /** The text of the input for a picked record. */
  textOf: (item: T) => string;
  error?: string | undefined;
  required?: boolean;
  autoFocus?: boolean;
  /** Shows suggestions before anything is typed, and Enter picks the first. */
  suggests?: boolean;
  /** Called with a typed name that no record has; without it, only records can be picked. */
  onNew?: ((name: string) => void) | undefined;
  /** The content of a suggestion. */
  children: (item: T) => ReactNode;
}

/** A combobox that searches records on the server. */
export function RecordPicker<T extends { id: number | string }>(props: RecordPickerProps<T>) {
  const { label, placeholder, noun, found, error, required, autoFocus, onNew, children } = props;
  const newName = props.picked ? '' : props.text.trim();
  const isSearching = found.isPlaceholderData || props.q !== props.text.trim();
  const items = [
    ...(isSearching ? stillMatching(props) : (found.data?.items ?? [])),
    ...(onNew && newName !== '' ? [{ newName } as const] : []),
  ];
  const { box, write } = usePickerBox<T>(props, items);
  const errorId = `${box.getInputProps().id}-error`;
  return (
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <label {...box.getLabelProps()} className="text-sm font-semibold text-ink">
        {label}
      </label>
      <input
        {...box.getInputProps({
          // Set synchronously: a later update would lose letters typed in between.
          onChange: (event) => write(event.currentTarget.value),
          onKeyDown: leaveToComposition,
          placeholder,
          autoFocus,
          'aria-invalid': error ? true : undefined,
          'aria-required': required,
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
          // In the flow of a dialog, which would cut it off at its edge.
          'in-[dialog]:static in-[dialog]:mt-0',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen &&
          items.map((item, index) => (
            <li
              key={keyOf(item)}
              {...box.getItemProps({ item, index })}
              className={clsx(
                'cursor-pointer px-3 py-2 text-sm leading-6 wrap-anywhere',
                box.highlightedIndex === index && 'bg-accent-soft text-ink',
              )}
            >
              {'newName' in item ? `New ${noun}: ${item.newName}` : children(item)}
            </li>
          ))}
      </ul>
      {box.isOpen && items.length === 0 && (
        <p role="status" className="text-sm text-muted">
          {emptyText(noun, found, isSearching)}
        </p>
      )}
    </div>
  );
}

/** Chosen instead of a record. */
interface NewRecord {
  newName: string;
}

const keyOf = (item: { id: number | string } | NewRecord) => ('newName' in item ? 'new' : item.id);

function usePickerBox<T extends { id: number | string }>(
  props: RecordPickerProps<T>,
  items: readonly (T | NewRecord)[],
) {
  const { picked, onPick, onNew, text, onText, textOf, suggests = false } = props;
  const write = (typed: string) => {
    onText(typed);
    if (picked) onPick(null);
  };
  const box = useCombobox<T | NewRecord>({
    items: [...items],
    ...(suggests && {
      initialIsOpen: picked === null,
      defaultHighlightedIndex: 0,
      initialHighlightedIndex: 0,
    }),
    // The form has the record, and the input its text, so that typing can continue.
    selectedItem: null,
    inputValue: picked ? textOf(picked) : text,
    itemToString: (item) => (item === null || 'newName' in item ? text : textOf(item)),
    onInputValueChange: ({ type }) => {
      if (type === useCombobox.stateChangeTypes.InputKeyDownEscape) write('');
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onText('');
      if (selectedItem && 'newName' in selectedItem) onNew?.(selectedItem.newName);
      else onPick(selectedItem);
    },
  });
  useSteadyHighlight(box, items.map(keyOf), suggests ? 0 : -1);
  return { box, write };
}

interface Highlight {
  highlightedIndex: number;
  setHighlightedIndex: (index: number) => void;
}

/** Suggestions that arrive move others: the highlight stays with its item, so that Enter picks that one. */
function useSteadyHighlight(
  { highlightedIndex, setHighlightedIndex }: Highlight,
  keys: unknown[],
  withoutItem: number,
) {
  const shown = useRef({ keys, index: highlightedIndex });
  useEffect(() => {
    const before = shown.current;
    const index = keys.indexOf(before.keys[before.index]);
    const moved = index >= 0 ? index : withoutItem;
    if (before.index === highlightedIndex && highlightedIndex >= 0 && moved !== highlightedIndex)
      setHighlightedIndex(moved);
    shown.current = { keys, index: highlightedIndex };
  });
}

/** Hides old suggestions while new ones load: a quick click or Enter must not pick one that does not match. */
const stillMatching = <T,>({ found, text, textOf }: RecordPickerProps<T>): T[] => {
  const typed = searchKey(text.trim());
  return (found.data?.items ?? []).filter((item) => searchKey(textOf(item)).includes(typed));
};

function emptyText(
  noun: string,
  { isPending, isError }: RecordPickerProps<unknown>['found'],
  isSearching: boolean,
) {
  if (isPending || isSearching) return 'Searching...';
  return isError ? `The ${noun}s could not be loaded.` : `No ${noun} matches.`;
}
