import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { explainerVideosTexts as texts } from '../../../content/portfolio/explainer-videos.ts';
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
  <PortfolioSection id="demonstrations" title={texts.empty}>
    <Paragraphs texts={content()['explainer-videos'].empty.paragraphs} />
    <div>
      <ButtonLink href={texts.training.link} size="lg">
        {texts.training.label}
      </ButtonLink>
    </div>
  </PortfolioSection>
);

function Videos({ videos }: VideoListProps) {
  const { heading, rules, training } = content()['explainer-videos'];
  return (
    <>
      <PortfolioSection id="demonstrations" title={heading}>
        <VideoList videos={videos} />
      </PortfolioSection>
      <PortfolioSection id="rules" title={rules.title} wide>
        <Tiles tiles={rules.items} columns={4} />
      </PortfolioSection>
      <ClosingWord id="training" {...training} action={texts.training} />
    </>
  );
}
