import { Outlet, useMatches, useParams } from 'react-router';
import { series } from '../../../content/series.ts';
import { content } from '../../page/content.ts';
import type { LayoutHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/series-layout';
import { type SeriesData, readEssays } from './essays.ts';
import styles from './series.css?inline';
import { SeriesHeader } from './series-header.tsx';

export const handle: LayoutHandle = { styles };

/** Also reads the essays that every page's header lists. */
export async function loader({ context }: Route.LoaderArgs): Promise<SeriesData> {
  const all = await readEssays(context.get(siteContext).data);
  return { essays: all.map(({ facts }) => ({ facts })) };
}

export const links = () => [
  {
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${series.name}, the essays`,
    href: series.feedPath,
  },
];

/** The series' own frame, in place of the common header and footer. */
export default function SeriesLayout() {
  const { slug } = useParams();
  const route = useMatches().at(-1);
  const current = slug ?? route?.id.replace(/^essay-/, '');
  return (
    <>
      <SeriesHeader current={current} />
      <Outlet />
      <SeriesColophon />
    </>
  );
}

function SeriesColophon() {
  return (
    <footer className="mx-auto max-w-3xl px-5 text-sm text-muted md:px-8 print:hidden">
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-line py-8">
        <a
          href="/"
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          Back to {content().site.brand}
        </a>
        <a
          href={series.feedPath}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
        >
          Atom feed
        </a>
      </div>
    </footer>
  );
}
