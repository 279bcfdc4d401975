import clsx from 'clsx';
import { useCombobox } from 'downshift';
import {
  type KeyboardEvent,
  startTransition,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { useReadOnlyMode } from '../../../primitives/read-only-mode.ts';
import { type PaletteChoice, type PaletteGroup, usePaletteGroups } from './palette-groups.tsx';
import { usePaletteSteps } from './use-palette-steps.ts';
import { actingKey, leaveToComposition } from '../../../primitives/acting-key.ts';

interface CommandPaletteProps {
  /** The page is changing: the palette closes once the new one is shown. */
  onLeave: () => void;
  onClose: () => void;
}

/** Opens any page, finds any record, and runs the commands of the selected one. */
export function CommandPalette({ onLeave, onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const { step, ask, goBack } = usePaletteSteps();
  const { groups, status, isBusy } = usePaletteGroups(query, {
    step,
    ask: (command) => {
      setQuery('');
      void ask(command);
    },
  });
  const choices = groups.flatMap((group) => group.choices);
  const choose = useChoose({ onLeave, onClose });
  const box = usePaletteBox({ choices, query, choose });
  const enterEarly = useEarlyEnter({ choices, query, isBusy, choose });
  useTypingFocus();
  return (
    <Dialog open onClose={onClose} title="Search and commands" bare className="mt-[12dvh] max-w-xl">
      <input
        {...box.getInputProps({
          // Set synchronously: a later update would lose letters typed in between.
          onChange: (event) => setQuery(event.currentTarget.value),
          onKeyDown: (event) => {
            leaveEscapeToTheDialog(event);
            leaveToComposition(event);
            if (actingKey(event) === 'Enter') enterEarly();
            if (event.key === 'Backspace' && query === '' && step) goBack();
          },
          'aria-label': 'Search and commands',
          ...(choices.length === 0 && { 'aria-activedescendant': '' }),
          placeholder: step?.asks ?? 'Find a page, a record or a command',
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
      <div
        className={clsx(
          'flex items-center justify-between gap-4 px-5 py-3 text-sm text-muted',
          (status || step) && 'border-t border-line',
        )}
      >
        <p role="status">
          {status || <span className="sr-only">{step?.asks ?? 'Type to search'}</span>}
        </p>
        {step && (
          <Button variant="ghost" size="sm" onClick={goBack}>
            Back
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function leaveEscapeToTheDialog(event: KeyboardEvent): void {
  if (actingKey(event) === 'Escape')
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
}

/** Runs one choice. A choice that changes the page leaves the palette open until the page is there. */
function useChoose({ onLeave, onClose }: CommandPaletteProps) {
  const isChosen = useRef(false);
  const { isReadOnly, explain } = useReadOnlyMode();
  return (choice: PaletteChoice) => {
    if (isChosen.current) return;
    if (choice.mutates && isReadOnly) {
      onClose();
      return explain();
    }
    if (choice.ask) return choice.ask();
    isChosen.current = true;
    const arrival = choice.run();
    if (!arrival) return onClose();
    onLeave();
    void arrival.finally(() => startTransition(onClose));
  };
}

/** Typing after a click beside the text field continues in the field. */
function useTypingFocus(): void {
  useEffect(() => {
    const focus = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      const isText = (key.length === 1 && !ctrlKey && !metaKey && !altKey) || key === 'Backspace';
      if (isText) document.querySelector<HTMLElement>('dialog[open] [data-autofocus]')?.focus();
    };
    addEventListener('keydown', focus, true);
    return () => removeEventListener('keydown', focus, true);
  }, []);
}

type PaletteBox = ReturnType<typeof useCombobox<PaletteChoice>>;

interface PaletteBoxOptions {
  choices: PaletteChoice[];
  query: string;
  choose: (choice: PaletteChoice) => void;
}

const { InputBlur, InputClick, MenuMouseLeave } = useCombobox.stateChangeTypes;

/** One choice is always highlighted: the first one after each change of the query. */
function usePaletteBox({ choices, query, choose }: PaletteBoxOptions): PaletteBox {
  return useCombobox<PaletteChoice>({
    items: choices,
    isOpen: true,
    selectedItem: null,
    inputValue: query,
    initialHighlightedIndex: 0,
    defaultHighlightedIndex: 0,
    itemToString: () => query,
    itemToKey: (choice) => choice?.key,
    // The list is always open: these events do not close it, choose, or clear the highlight.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur || type === InputClick || type === MenuMouseLeave ? state : changes,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
}

interface EarlyEnterOptions extends PaletteBoxOptions {
  isBusy: boolean;
}

/** Enter may be pressed before anything is found: the first result then opens as soon as it arrives. */
function useEarlyEnter({ choices, query, isBusy, choose }: EarlyEnterOptions): () => void {
  const [awaited, setAwaited] = useState<string>();
  const first = choices[0];
  const arrived = useEffectEvent(choose);
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
  const { isReadOnly } = useReadOnlyMode();
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
            aria-disabled={(choice.mutates && isReadOnly) || undefined}
            className={clsx(
              'flex min-h-9 cursor-pointer items-baseline justify-between gap-4 border-l-2 px-3 py-1.5 text-sm leading-6 pointer-coarse:min-h-11',
              choice.mutates && isReadOnly ? 'text-muted' : 'text-ink',
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
