import clsx from 'clsx';
import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { Dialog } from '../../../primitives/dialog.tsx';
import { type PaletteChoice, type PaletteGroup, usePaletteGroups } from './palette-groups.tsx';

interface CommandPaletteProps {
  onClose: () => void;
}

/** Opens any page, finds any record, and runs the commands of the selected one. */
export default function CommandPalette({ onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const { groups, status, isBusy } = usePaletteGroups(query);
  const choices = groups.flatMap((group) => group.choices);
  const box = usePaletteBox({ choices, query, onClose });
  const enterEarly = useEarlyEnter({ choices, query, isBusy, onClose });
  return (
    <Dialog open onClose={onClose} title="Search and commands" bare className="mt-[12dvh] max-w-xl">
      <input
        {...box.getInputProps({
          // Set synchronously: a later update would lose letters typed in between.
          onChange: (event) => setQuery(event.currentTarget.value),
          onKeyDown: (event) => {
            leaveEscapeToTheDialog(event);
            if (event.key === 'Enter') enterEarly();
          },
          'aria-label': 'Search and commands',
          ...(choices.length === 0 && { 'aria-activedescendant': '' }),
          placeholder: 'Find a page, a record or a command',
        })}
        data-autofocus=""
        className="w-full border-b border-line bg-raised px-5 py-4 text-base text-ink -outline-offset-2 placeholder:text-muted focus-visible:outline-2 focus-visible:outline-focus"
      />
      <div
        {...box.getMenuProps({ 'aria-label': 'Results' })}
        className={clsx(
          'max-h-[min(60dvh,480px)] overflow-y-auto overscroll-contain p-2',
          choices.length === 0 && 'hidden',
        )}
      >
        {groups.map((group) => (
          <Group key={group.heading} group={group} choices={choices} box={box} />
        ))}
      </div>
      <p
        role="status"
        className={clsx('px-5 py-3 text-sm text-muted', status && 'border-t border-line')}
      >
        {status || <span className="sr-only">Type to search</span>}
      </p>
    </Dialog>
  );
}

function leaveEscapeToTheDialog({ key, nativeEvent }: KeyboardEvent): void {
  if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true });
}

type PaletteBox = ReturnType<typeof useCombobox<PaletteChoice>>;

interface PaletteBoxOptions {
  choices: PaletteChoice[];
  query: string;
  onClose: () => void;
}

/** One choice is always highlighted: the first one after each change of the query. */
function usePaletteBox({ choices, query, onClose }: PaletteBoxOptions): PaletteBox {
  return useCombobox<PaletteChoice>({
    items: choices,
    isOpen: true,
    selectedItem: null,
    inputValue: query,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: () => query,
    itemToKey: (choice) => choice?.key,
    stateReducer: (state, { type, changes }) =>
      // Keep the highlight when the mouse leaves the menu.
      type === useCombobox.stateChangeTypes.MenuMouseLeave
        ? { ...changes, highlightedIndex: state.highlightedIndex }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      onClose();
      selectedItem?.run();
    },
  });
}

interface EarlyEnterOptions extends PaletteBoxOptions {
  isBusy: boolean;
}

/** Enter may be pressed before anything is found: the first result then opens as soon as it arrives. */
function useEarlyEnter({ choices, query, isBusy, onClose }: EarlyEnterOptions): () => void {
  const [awaited, setAwaited] = useState<string>();
  const first = choices[0];
  const arrived = useEffectEvent((choice: PaletteChoice) => {
    onClose();
    choice.run();
  });
  useEffect(() => {
    if (awaited === query && !isBusy && first) arrived(first);
  }, [awaited, query, isBusy, first]);
  return () => setAwaited(isBusy && !first ? query : undefined);
}

interface GroupProps {
  group: PaletteGroup;
  /** The choices of all groups, in keyboard order. */
  choices: PaletteChoice[];
  box: PaletteBox;
}

function Group({ group, choices, box }: GroupProps) {
  const headingId = useId();
  return (
    <div role="presentation" className="py-1">
      <div
        id={headingId}
        aria-hidden="true"
        className="truncate px-3 py-1 text-xs leading-5 text-muted"
      >
        {group.heading}
      </div>
      <div role="group" aria-labelledby={headingId}>
        {group.choices.map((choice) => (
          <div
            key={choice.key}
            {...box.getItemProps({ item: choice, index: choices.indexOf(choice) })}
            className={clsx(
              'flex min-h-9 cursor-pointer items-baseline justify-between gap-4 border-l-2 px-3 py-1.5 text-sm leading-6 text-ink pointer-coarse:min-h-11',
              choices[box.highlightedIndex] === choice
                ? 'border-accent bg-accent-soft'
                : 'border-transparent',
            )}
          >
            {choice.content}
          </div>
        ))}
      </div>
    </div>
  );
}
