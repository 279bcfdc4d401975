import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/music';
import { Opening } from './parts/opening.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('music', loaderData?.publicUrl);

export default function Music() {
  return (
    <main id="main" tabIndex={-1} data-start-at-top>
      <Opening page="music" />
    </main>
  );
}
