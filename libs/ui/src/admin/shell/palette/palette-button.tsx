import clsx from 'clsx';
import { Search } from 'lucide-react';
import { Suspense, lazy, useEffect, useState } from 'react';
import { Tooltip } from '../../../primitives/tooltip.tsx';
import { focusRing } from '../../../primitives/control-style.ts';
import { whenIdle } from './when-idle.ts';

const load = () => import('./command-palette.tsx');

const CommandPalette = lazy(load);

const keyName = () => (/mac/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K');

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Opens the command palette; Ctrl+K and Cmd+K toggle it, unless a dialog is open. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(() => void load()), []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((before) => !before && document.querySelector('dialog[open]') === null);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Tooltip name="Search" className="sm:hidden">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => setOpen(true)}
          className={clsx(
            'flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 px-3 text-sm font-semibold text-muted',
            'transition-colors duration-150 hover:text-ink motion-reduce:transition-none',
            'lg:min-h-9 lg:border lg:border-line-strong lg:bg-raised lg:hover:border-ink',
            focusRing,
          )}
        >
          <Search aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">Search</span>
          <kbd aria-hidden="true" className="ml-auto font-sans text-xs font-normal max-lg:hidden">
            {keyName()}
          </kbd>
        </button>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
