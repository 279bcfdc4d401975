import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { useLocation } from 'react-router';
import { content } from '../../page/content.ts';
import { navigation } from '../../../content/navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuButton } from './cover-menu.tsx';
import { type CurrentLinks, currentLinks } from './current-on.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteMenu } from './site-menu.tsx';
import { isAdminPath } from '../is-admin-path.ts';
import { SkipLink } from '../skip-link.tsx';
import { type Talk, TalkButton, talkOn } from '../talk-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Logo } from '../logo.tsx';

export function Header() {
  const { pathname } = useLocation();
  return (
    <HeaderBar
      current={currentLinks(pathname)}
      isSlim={isAdminPath(pathname)}
      talk={talkOn(pathname)}
    />
  );
}

interface HeaderBarProps {
  current: CurrentLinks;
  /** In the admin area: full width, with the area's own tools; the site's links are in a menu. */
  isSlim: boolean;
  talk: Talk;
}

/** Plain links and native popovers, which work without scripts. */
function HeaderBar({ current, isSlim, talk }: HeaderBarProps) {
  return (
    <header
      {...(isSlim && withData('slim'))}
      className="sticky top-0 z-40 border-b border-line bg-surface print:hidden"
    >
      <SkipLink />
      <div
        className={clsx(
          'mx-auto flex items-center gap-2',
          isSlim ? 'h-12 px-4' : 'h-16 max-w-6xl px-5 md:px-8',
        )}
      >
        <a href="/" className="mr-auto flex min-h-11 items-center gap-2.5 rounded-sm">
          <Logo className="text-accent" />
          <span
            className={clsx(
              'font-display leading-none tracking-tight',
              isSlim ? 'text-xl' : 'text-2xl',
            )}
          >
            {content().site.brand}
          </span>
        </a>
        {isSlim ? (
          <>
            <div {...withData('adminTools')} />
            <SiteMenu current={current} talk={talk} />
            <AccountMenu isSlim />
          </>
        ) : (
          <>
            <nav aria-label="Main" className="mr-3 hidden md:block">
              <ul className="flex gap-1">
                {navigation.map(({ label, link }) => (
                  <li key={link}>
                    <MainLink {...{ label, link }} current={current[link]} />
                  </li>
                ))}
              </ul>
            </nav>
            <div className="hidden lg:block">
              <ThemeSwitch name="theme-header" />
            </div>
            <AccountMenu isSlim={false} />
            <TalkButton {...talk} />
            <MenuButton menu="mobile-menu" className="md:hidden" />
          </>
        )}
      </div>
      {!isSlim && <MobileMenu current={current} talk={talk} />}
    </header>
  );
}

interface MainLinkProps {
  label: string;
  link: string;
  current: CurrentLinks[string];
}

function MainLink({ label, link, current }: MainLinkProps) {
  return (
    <a
      href={link}
      aria-current={current}
      className={clsx(
        'inline-flex min-h-11 items-center rounded-sm px-2.5 text-[0.9375rem] hover:text-ink lg:px-3',
        current
          ? 'text-ink underline decoration-accent decoration-2 underline-offset-8'
          : 'text-muted',
      )}
    >
      {label}
    </a>
  );
}
