import { X } from 'lucide-react';
import { series } from '../../../content/series.ts';
import { site } from '../../../content/site.ts';
import { iconButton } from '../../layout/icon-button.ts';
import { ThemeSwitch } from '../../layout/theme-switch.tsx';
import { essayPath, partLabel } from './essay-paths.ts';
import { essays } from './essays.ts';
import type { SeriesNavigation } from './series-header.tsx';

/** The contents page at hand: covers the screen until Escape, a choice or a second press closes it. */
export function SeriesMenu({ current }: SeriesNavigation) {
  return (
    <div
      id="series-menu"
      popover="auto"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-y-auto bg-surface text-ink open:flex lg:hidden"
    >
      <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-5 md:px-8">
        <ThemeSwitch name="theme-series-menu" />
        <button
          type="button"
          popoverTarget="series-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className={`${iconButton} -mr-2 ml-auto`}
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label="Series menu" className="mx-auto w-full max-w-3xl grow px-5 py-6 md:px-8">
        <ul>
          {essays.map(({ facts }) => (
            <li key={facts.slug} className="border-b border-line">
              <a
                href={essayPath(facts)}
                aria-current={facts.slug === current ? 'page' : undefined}
                className="flex min-h-16 flex-wrap items-baseline gap-x-4 rounded-sm py-4 font-display text-2xl leading-tight aria-[current=page]:text-accent"
              >
                <span className="series-caps w-24 shrink-0 text-muted">{partLabel(facts)}</span>
                {facts.title}
              </a>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-8 pt-6">
          <li>
            <a
              href={series.path}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              All essays
            </a>
          </li>
          <li>
            <a
              href="/"
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              Back to {site.brand}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
