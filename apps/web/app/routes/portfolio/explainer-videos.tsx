import { withData } from '@polaris/contracts/browser-names';
import { explainerVideos as words } from '../../../content/portfolio/explainer-videos.ts';
import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/explainer-videos';
import { VideoList } from './explainer-videos/video-list.tsx';
import { trainingVideos } from './explainer-videos/training-videos.ts';
import { ClosingWord } from './parts/closing-word.tsx';
import { Opening } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Section } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = { hydrate: false };

/** Not readable is not the same as not there: without the list, the page says so. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data, publicUrl, report } = context.get(siteContext);
  const videos = await data.assets().then(trainingVideos, (error: unknown) => {
    report(error);
    return 'failed' as const;
  });
  return { videos, publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('explainer-videos', loaderData?.publicUrl);

export default function ExplainerVideos({ loaderData: { videos } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <Opening page="explainer-videos" />
      <Section id="demonstrations" title={words.list.title}>
        <VideoList videos={videos} />
      </Section>
      <Section id="rules" title={words.rules.title} wide>
        <Tiles tiles={words.rules.tiles} columns={4} />
      </Section>
      <ClosingWord id="training" {...words.training} />
    </main>
  );
}
