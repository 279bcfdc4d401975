import { withData } from '@polaris/contracts/browser-names';
import clsx from 'clsx';
import { content } from '../../page/content.ts';
import { series } from '../../../content/series.ts';
import { MenuButton } from '../../layout/header/cover-menu.tsx';
import { SkipLink } from '../../layout/skip-link.tsx';
import { ThemeSwitch } from '../../layout/header/theme-switch.tsx';
import { essayPath } from './essay-paths.ts';
import { useEssays } from './essays.ts';
import { SeriesMenu, type SeriesNavigation } from './series-menu.tsx';
import { Logo } from '../../layout/logo.tsx';

/** A sticky header: home, the series menu, and the theme. */
export function SeriesHeader({ current }: SeriesNavigation) {
  const all = useEssays();
  const essays = all.filter(({ facts }) => facts.part !== undefined);
  // The bar has room for the essays of the series; the menu has all.
  const hasMore = essays.length < all.length;
  const menuClass = hasMore ? '' : 'lg:hidden';
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface print:hidden">
      <SkipLink />
      <div className="mx-auto flex h-16 max-w-6xl items-center gap-2 px-5 md:px-8">
        <Names brandClass={hasMore ? 'sm:max-lg:inline' : 'sm:max-lg:inline xl:inline'} />
        <nav aria-label="Series" className={clsx('mr-1 hidden', hasMore ? 'xl:block' : 'lg:block')}>
          <ul className="flex">
            {essays.map(({ facts }) => (
              <li key={facts.slug}>
                <a
                  href={essayPath(facts)}
                  aria-current={facts.slug === current ? 'page' : undefined}
                  className={clsx(
                    'relative inline-flex min-h-11 items-center rounded-sm px-2 text-sm xl:px-2.5',
                    facts.slug === current
                      ? 'text-ink after:absolute after:inset-x-2 after:-bottom-[11px] after:h-0.5 after:bg-accent xl:after:inset-x-2.5'
                      : 'text-muted hover:text-ink',
                  )}
                >
                  {facts.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden md:block">
          <ThemeSwitch name="theme-series" />
        </div>
        <MenuButton menu="series-menu" className={menuClass} />
      </div>
      <SeriesMenu current={current} className={menuClass} />
      {all.some(({ facts }) => facts.slug === current) && (
        <div className="reading-progress" aria-hidden="true" />
      )}
    </header>
  );
}

/** The brand and the series. The brand's name is shown only if there is space. */
function Names({ brandClass }: { brandClass: string }) {
  const { site } = content();
  return (
    <p className="mr-auto flex items-center font-display text-2xl leading-none tracking-tight">
      <a
        href="/"
        aria-label={`${site.brand}, home`}
        {...withData('tooltip', `${site.brand}, home`)}
        className="flex min-h-11 min-w-9 items-center gap-2.5 rounded-sm text-muted hover:text-ink"
      >
        <Logo className="text-accent" />
        <span className={clsx('relative top-0.5 hidden', brandClass)}>{site.brand}</span>
      </a>
      <span
        aria-hidden="true"
        className={clsx('relative top-0.5 mx-2.5 hidden text-line-strong', brandClass)}
      >
        /
      </span>
      <a href={series.path} className="flex min-h-11 items-center rounded-sm pt-1">
        {series.name}
      </a>
    </p>
  );
}
