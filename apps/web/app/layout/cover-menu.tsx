import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButton } from './icon-button.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface CoverMenuProps {
  id: string;
  /** Hides it where the page has room for its links. */
  className: string;
  /** Of the line above the links. */
  headClassName?: string;
  children: ReactNode;
}

/** Covers the screen until Escape, a choice or a second press closes it, which the browser does. */
export function CoverMenu({ id, className, headClassName, children }: CoverMenuProps) {
  return (
    <div
      id={id}
      popover="auto"
      className={clsx(
        'cover-menu fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-contain bg-surface text-ink open:flex',
        className,
      )}
    >
      <div
        className={clsx(
          'flex h-16 shrink-0 items-center justify-between border-b border-line px-5',
          headClassName,
        )}
      >
        <ThemeSwitch name={`theme-${id}`} />
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close menu"
          {...withData('tooltip', 'Close menu')}
          className={clsx(iconButton, '-mr-2 ml-auto')}
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      {children}
    </div>
  );
}

/** Opens the menu of that id. */
export function MenuButton({ menu, className }: { menu: string; className: string }) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      aria-label="Menu"
      {...withData('tooltip', 'Menu')}
      className={clsx(iconButton, '-mr-2', className)}
    >
      <Menu aria-hidden="true" className="size-6" />
    </button>
  );
}
