import clsx from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Tooltip } from '../../../primitives/tooltips/tooltip.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { useKeyboardClaim } from '../../../primitives/form/keyboard-claims.ts';
import { CommandPalette } from './command-palette.tsx';
import { useNotedVisits } from './recent-records.ts';

const keyName = () => (/mac/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The sizes of the button: a quiet field in a title bar; a field that is an icon in a narrow window; an icon. */
const sizes = {
  field: {
    button: 'min-h-8 min-w-56 border border-line bg-raised hover:border-line-strong',
    name: '',
    keys: '',
  },
  auto: {
    button: 'min-h-9 lg:min-w-44 lg:border lg:border-line-strong lg:bg-raised lg:hover:border-ink',
    name: 'max-lg:sr-only',
    keys: 'max-lg:hidden',
  },
  icon: { button: 'min-h-9', name: 'sr-only', keys: 'hidden' },
};

/**
 * Opens the command palette; Ctrl+K and Cmd+K toggle it, unless a dialog is open. Part of this bundle and rendered
 * synchronously, so that the next letter is typed into it, and not on the page.
 */
export function PaletteButton({ size }: { size: keyof typeof sizes }) {
  const { isOpen, open, leave, close } = useOpen();
  useKeyboardClaim(isOpen);
  useNotedVisits();
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    if (isOpen) close();
    else if (document.querySelector('dialog[open]') === null) open();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => toggle(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tooltip name="Search">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={open}
          className={clsx(
            'flex shrink-0 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm text-muted pointer-coarse:min-h-11',
            'transition-colors duration-150 hover:text-ink motion-reduce:transition-none',
            sizes[size].button,
            focusRing,
          )}
        >
          <Search aria-hidden="true" className="size-[1.125rem]" />
          <span className={sizes[size].name}>Search</span>
          <kbd aria-hidden="true" className={clsx('ml-auto font-sans text-xs', sizes[size].keys)}>
            {keyName()}
          </kbd>
        </button>
      </Tooltip>
      {isOpen && <CommandPalette onLeave={leave} onClose={close} />}
    </>
  );
}

/** Open until closed, or until the chosen page is rendered. */
function useOpen() {
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  return {
    isOpen: isOpen && (leftFrom === null || leftFrom === key),
    open: () =>
      flushSync(() => {
        setOpen(true);
        setLeftFrom(null);
      }),
    leave: () => setLeftFrom(key),
    close: () => setOpen(false),
  };
}
