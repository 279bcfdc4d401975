import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { CircleUserRound } from 'lucide-react';
import { iconButton } from './icon-button.ts';
import { menuEntry as entry } from './menu-entry.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface AccountMenuProps {
  /** Whether it is in the admin area, where the theme switch is nowhere else. */
  isSlim: boolean;
}

/** The same for every visitor; a script fills in the user. */
export function AccountMenu({ isSlim }: AccountMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        aria-label="Account"
        {...withData('tooltip', 'Account')}
        className={iconButton}
      >
        <CircleUserRound aria-hidden="true" className="size-[1.375rem]" />
      </button>
      <div
        id="account-menu"
        popover="auto"
        className={clsx(
          'fixed inset-auto top-[calc(var(--header-height)+3px)] right-4 m-0 w-64 rounded-sm border border-line-strong bg-raised p-2 text-ink shadow-lg',
          !isSlim && 'lg:right-[max(1rem,calc(50vw-34rem))]',
        )}
      >
        <p
          {...withData('account', 'name')}
          hidden
          className="truncate px-3 py-2 text-sm text-muted"
        />
        <a href="/api/login" {...withData('account', 'sign-in')} className={entry}>
          Sign in
        </a>
        <a href="/dashboard" {...withData('account', 'dashboard')} hidden className={entry}>
          Dashboard
        </a>
        <a href="/admin" {...withData('account', 'admin')} hidden className={entry}>
          Admin
        </a>
        <button type="button" {...withData('account', 'sign-out')} hidden className={entry}>
          Sign out
        </button>
        <div
          className={clsx('mt-2 border-t border-line pt-2', !isSlim && 'hidden md:block lg:hidden')}
        >
          <ThemeSwitch name="theme-account" />
        </div>
      </div>
    </>
  );
}
