import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { navigation } from '../../content/site.ts';
import { currentOn } from './current-on.ts';
import { iconButton } from './icon-button.ts';
import { TalkButton } from './talk-button.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const links = [{ label: 'Home', link: '/' }, ...navigation];

/** Covers the screen below the header; Escape and a second press close it, which the browser does. */
export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <div
      id="mobile-menu"
      popover="auto"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-y-auto bg-surface text-ink open:flex md:hidden"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5">
        <ThemeSwitch name="theme-menu" />
        <button
          type="button"
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={`${iconButton} -mr-2 ml-auto`}
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label="Mobile" className="grow px-5 py-6">
        <ul>
          {links.map(({ label, link }) => (
            <li key={link} className="border-b border-line">
              <a
                href={link}
                aria-current={currentOn(pathname, link)}
                className="flex min-h-16 items-center rounded-sm font-display text-title [&[aria-current]]:text-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="px-5 pb-8">
        <TalkButton wide />
      </div>
    </div>
  );
}
