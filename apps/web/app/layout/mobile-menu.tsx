import { useLocation } from 'react-router';
import { navigation } from '../../content/site.ts';
import { CoverMenu } from './cover-menu.tsx';
import { currentOn } from './current-on.ts';
import { TalkButton } from './talk-button.tsx';

const links = [{ label: 'Home', link: '/' }, ...navigation];

/** The site's own links where the header has no room for them, and the way home. */
export function MobileMenu() {
  const { pathname } = useLocation();
  return (
    <CoverMenu id="mobile-menu" className="md:hidden">
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
    </CoverMenu>
  );
}
