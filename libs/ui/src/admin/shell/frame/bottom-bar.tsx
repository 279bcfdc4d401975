import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink } from 'react-router';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { barItems, navigationGroups, useWaiting } from '../navigation.ts';
import { screens } from '../screens.ts';
import { ScreenName } from './screen-name.tsx';

/** The phone's bottom bar: primary screens, and a menu of the others. */
export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const waiting = useWaiting();
  return (
    <>
      <nav
        aria-label="Admin"
        className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      >
        <ul className="grid grid-cols-5">
          {barItems.map(({ path, label }) => {
            const { icon: Icon } = screens[path];
            return (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/admin'}
                  className={({ isActive }) => clsx(entry, isActive ? 'text-ink' : 'text-muted')}
                >
                  <Icon aria-hidden="true" className="size-5" />
                  <ScreenName
                    label={label}
                    waiting={waiting[path]}
                    className="max-w-full truncate"
                    countClassName="absolute top-0.5 left-1/2 ml-1"
                  />
                </NavLink>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
              className={clsx(entry, 'w-full cursor-pointer text-muted')}
            >
              <Menu aria-hidden="true" className="size-5" />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="All screens">
        <AllScreens onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

const entry = clsx(
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-xs leading-4 font-semibold -outline-offset-2 aria-[current]:shadow-[inset_0_2px_0_var(--color-accent)]',
  focusRing,
);

function AllScreens({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="flex flex-col gap-5">
      {navigationGroups.map(({ label, items }) => (
        <section key={label} aria-label={label}>
          <h3 className="text-sm leading-6 text-muted">{label}</h3>
          <ul className="grid grid-cols-2 gap-x-4">
            {items.map(({ path, label: name }) => {
              const { icon: Icon } = screens[path];
              return (
                <li key={path}>
                  <Link
                    to={path}
                    onClick={onLeave}
                    className={clsx('flex min-h-11 items-center gap-2.5 font-semibold', focusRing)}
                  >
                    <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
                    {name}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
