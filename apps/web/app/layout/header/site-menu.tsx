import { ChevronDown } from 'lucide-react';
import { navigation } from '../../../content/navigation.ts';
import { type Talk, TalkButton } from '../talk-button.tsx';
import type { CurrentLinks } from './current-on.ts';
import { menuEntry } from './menu-entry.ts';

const links = [{ label: 'Home', link: '/' }, ...navigation];

/** The site's links in the admin area, folded: the owner needs them rarely. */
export function SiteMenu({ current, talk }: { current: CurrentLinks; talk: Talk }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-sm px-2 text-sm whitespace-nowrap text-muted hover:text-ink"
      >
        View site
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </button>
      <div
        id="site-menu"
        popover="auto"
        className="fixed inset-auto top-[calc(var(--header-height)+3px)] right-4 m-0 w-56 rounded-sm border border-line-strong bg-raised p-2 text-ink shadow-lg sm:right-16"
      >
        <nav aria-label="Main">
          <ul>
            {links.map(({ label, link }) => (
              <li key={link}>
                <a href={link} aria-current={current[link]} className={menuEntry}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-2 -ml-2 border-t border-line pt-2 pl-px">
          <TalkButton {...talk} />
        </div>
      </div>
    </>
  );
}
