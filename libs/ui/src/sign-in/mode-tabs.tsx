import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { focusRing } from '../primitives/fields/control-style.ts';
import type { FirstMode, SignInMode } from './use-sign-in-mode.ts';

const tabs = [
  { name: 'sign-in', href: '#sign-in', label: 'Sign in' },
  { name: 'register', href: '#register', label: 'Create account' },
] as const;

/** Replaces the history entry, so that Back leaves both forms. Modified clicks are left to the browser. */
function replacePage(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  location.replace(event.currentTarget.href);
}

/** Links, so that each form has its own address. */
export function ModeTabs({ current, first }: { current: SignInMode['name']; first: FirstMode }) {
  const shown = first === 'register' ? [...tabs].reverse() : tabs;
  return (
    <nav aria-label="Sign-in options" className="flex gap-6 border-b border-line">
      {shown.map(({ name, href, label }) => (
        <a
          key={name}
          href={href}
          onClick={replacePage}
          aria-current={name === current ? 'page' : undefined}
          className={clsx(
            '-mb-px flex min-h-11 items-center border-b-2 text-sm font-semibold',
            'transition-colors duration-150 motion-reduce:transition-none',
            name === current
              ? 'border-accent text-ink'
              : 'border-transparent text-muted hover:border-line-strong hover:text-ink',
            focusRing,
          )}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
