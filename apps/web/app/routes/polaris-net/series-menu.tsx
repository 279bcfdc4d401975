import { content } from '../../page/content.ts';
import { series } from '../../../content/series.ts';
import { CoverMenu } from '../../layout/header/cover-menu.tsx';
import { essayPath, partLabel } from './essay-paths.ts';
import { useEssays } from './essays.ts';

export interface SeriesNavigation {
  /** The slug of the current essay. */
  current: string | undefined;
}

interface SeriesMenuProps extends SeriesNavigation {
  /** The class that hides it on wide screens. */
  className: string;
}

/** The series menu. */
export function SeriesMenu({ current, className }: SeriesMenuProps) {
  const essays = useEssays();
  return (
    <CoverMenu id="series-menu" className={className} headClassName="md:px-8">
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
              Back to {content().site.brand}
            </a>
          </li>
        </ul>
      </nav>
    </CoverMenu>
  );
}
