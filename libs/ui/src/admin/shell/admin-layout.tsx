import type { adminScreens } from '@polaris/contracts';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useUnreadCount } from '../../api/contacts.ts';
import { focusRing } from '../../primitives/control-style.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { primaryNav, secondaryNav } from './navigation.ts';
import { screens } from './routes.tsx';
import { WithUnread } from './with-unread.tsx';

/** The navigation beside the screen: a column on wide screens, a scrolling row on narrow ones. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <div className="mx-auto w-full max-w-[1440px] lg:grid lg:grid-cols-[208px_minmax(0,1fr)]">
      <div
        className={clsx(
          'flex border-b border-line bg-surface px-2 sm:px-6',
          'lg:sticky lg:top-(--header-height,65px) lg:max-h-[calc(100dvh-var(--header-height,65px))]',
          'lg:flex-col lg:gap-6 lg:self-start lg:overflow-y-auto lg:border-b-0 lg:px-3 lg:py-8',
        )}
      >
        <PaletteButton />
        <nav ref={nav} aria-label="Admin" className={clsx('min-w-0 overflow-x-auto', fadingEnds)}>
          <div className="flex lg:flex-col lg:gap-6">
            <NavList items={primaryNav} />
            <NavList items={secondaryNav} />
          </div>
        </nav>
      </div>
      <div className="min-h-[calc(100dvh-var(--header-height,65px))] min-w-0 border-line px-5 py-6 sm:px-8 lg:border-l lg:py-8">
        {children}
      </div>
    </div>
  );
}

function NavList({ items }: { items: typeof primaryNav }) {
  return (
    <ul className="flex lg:flex-col lg:gap-1">
      {items.map((item) => (
        <NavItem key={item.path} {...item} />
      ))}
    </ul>
  );
}

function NavItem({ path, label }: (typeof adminScreens)[number]) {
  const { icon: Icon } = screens[path];
  const newContacts = useUnreadCount();
  const unread = path === '/admin/contacts' ? newContacts : 0;
  return (
    <li>
      <NavLink to={path} end={path === '/admin'} className={({ isActive }) => entryStyle(isActive)}>
        <Icon aria-hidden="true" className="size-4 max-sm:hidden" />
        {unread > 0 ? <WithUnread label={label} count={unread} /> : label}
      </NavLink>
    </li>
  );
}

/** The row of narrow screens goes on beyond its ends. */
const fadingEnds = 'max-lg:mask-l-from-[calc(100%-0.75rem)] max-lg:mask-r-from-[calc(100%-2rem)]';

const entryStyle = (isActive: boolean) =>
  clsx(
    'flex min-h-11 items-center gap-2.5 border-b-2 px-3 text-sm font-semibold whitespace-nowrap -outline-offset-2',
    'transition-colors duration-150 motion-reduce:transition-none lg:min-h-9 lg:border-b-0 lg:border-l-2',
    isActive
      ? 'border-accent text-ink lg:bg-sunken'
      : 'border-transparent text-muted hover:text-ink lg:hover:bg-sunken',
    focusRing,
  );
