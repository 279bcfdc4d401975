import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { isShown } from '../../portfolio-items.ts';
import { explainerVideos as words } from '../../../content/portfolio/explainer-videos.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/explainer-videos';
import { VideoList, type VideoListProps } from './explainer-videos/video-list.tsx';
import { trainingVideos } from './explainer-videos/training-videos.ts';
import { ClosingWord } from './parts/closing-word.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('explainer-videos'),
};

/** A failed read is reported, unlike an empty list. */
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
      <PortfolioHero page="explainer-videos" />
      {videos.length === 0 ? <NoVideos /> : <Videos videos={videos} />}
    </main>
  );
}

const NoVideos = () => (
  <PortfolioSection id="demonstrations" title={words.empty.title}>
    <Paragraphs texts={words.empty.paragraphs} />
    <div>
      <ButtonLink href={words.training.action.link} size="lg">
        {words.training.action.label}
      </ButtonLink>
    </div>
  </PortfolioSection>
);

const Videos = ({ videos }: VideoListProps) => (
  <>
    <PortfolioSection id="demonstrations" title={words.list.title}>
      <VideoList videos={videos} />
    </PortfolioSection>
    <PortfolioSection id="rules" title={words.rules.title} wide>
      <Tiles tiles={words.rules.tiles} columns={4} />
    </PortfolioSection>
    <ClosingWord id="training" {...words.training} />
  </>
);
