import { navigation } from '../../../content/navigation.ts';
import { CoverMenu } from './cover-menu.tsx';
import type { CurrentLinks } from './current-on.ts';
import { type Talk, TalkButton } from '../talk-button.tsx';

const links = [{ label: 'Home', link: '/' }, ...navigation];

/** The site's links and Home, on screens too narrow for the header's links. */
export function MobileMenu({ current, talk }: { current: CurrentLinks; talk: Talk }) {
  return (
    <CoverMenu id="mobile-menu" className="md:hidden">
      <nav aria-label="Mobile" className="grow px-5 py-6">
        <ul>
          {links.map(({ label, link }) => (
            <li key={link} className="border-b border-line">
              <a
                href={link}
                aria-current={current[link]}
                className="flex min-h-16 items-center rounded-sm font-display text-title [&[aria-current]]:text-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="px-5 pb-8">
        <TalkButton {...talk} wide />
      </div>
    </CoverMenu>
  );
}
