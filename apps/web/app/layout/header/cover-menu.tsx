import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButton } from './icon-button.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface CoverMenuProps {
  id: string;
  /** The class that hides it on wide screens. */
  className: string;
  /** The class of the line above the links. */
  headClassName?: string;
  children: ReactNode;
}

/** A full-screen native popover: Escape, a link or its button closes it. */
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

/** Opens the menu with this id. */
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
