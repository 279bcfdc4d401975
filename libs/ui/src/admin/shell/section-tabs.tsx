import { screensBeside } from '@polaris/contracts/admin-screens';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { focusRing } from '../../primitives/fields/control-style.ts';

/** The screen that is itself a list of the others. */
const INDEX = '/admin/settings';
/** Screens without tabs, as they have their own links; the list of customers also needs the height. */
const WITHOUT_TABS: readonly string[] = [INDEX, '/admin/customers'];

/** Links to the screens that share a navigation item with this one. */
export function SectionTabs({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  const tabs = WITHOUT_TABS.includes(path) ? [] : screensBeside(path);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (tabs.length === 0) return null;
  return (
    <nav
      ref={nav}
      aria-label="Section"
      className="mb-6 overflow-x-auto border-b border-line print:hidden"
    >
      <ul className="flex gap-5">
        {tabs.map(({ path: to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                clsx(
                  'flex min-h-9 items-center border-b-2 text-sm leading-5 font-semibold -outline-offset-2 pointer-coarse:min-h-11',
                  isActive
                    ? 'border-accent text-ink'
                    : 'border-transparent text-muted hover:text-ink',
                  focusRing,
                )
              }
            >
              {to === INDEX ? 'All settings' : label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
