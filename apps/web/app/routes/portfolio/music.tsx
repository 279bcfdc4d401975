import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { music as words } from '../../../content/music.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/music';
import { TrackList } from './music/track-list.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('music', loaderData?.publicUrl);

export default function Music() {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="music">
        <ButtonLink href={words.profile.link} target="_blank" variant="secondary" size="lg">
          {words.profile.label} <span aria-hidden="true">↗</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </PortfolioHero>
      <PortfolioSection id="tracks" title={words.tracks.title} wide>
        <TrackList />
      </PortfolioSection>
      <PortfolioSection id="about" title={words.about.title}>
        <Paragraphs texts={words.about.paragraphs} />
      </PortfolioSection>
    </main>
  );
}
