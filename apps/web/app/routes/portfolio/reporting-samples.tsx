import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/reporting-samples';
import { Opening } from './parts/opening.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('reporting-samples', loaderData?.publicUrl);

export default function ReportingSamples() {
  return (
    <main id="main" tabIndex={-1} data-start-at-top>
      <Opening page="reporting-samples" />
    </main>
  );
}
