import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { music as words } from '../../../content/music.ts';
import { site } from '../../../content/site.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { oneOf } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/music';
import { PlayerConsent } from './music/player-consent.tsx';
import { hasPlayerConsent } from './music/player-pages.ts';
import { TrackList } from './music/track-list.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';

export const handle: PageHandle = { hydrate: false, query: { players: oneOf(['soundcloud']) } };

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
  hasConsent: hasPlayerConsent(request.url),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('music', loaderData?.publicUrl);

export default function Music({ loaderData: { hasConsent } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="music">
        <ButtonLink href={words.profile.link} target="_blank" variant="secondary" size="lg">
          {words.profile.label} <span aria-hidden="true">↗</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </PortfolioHero>
      <PortfolioSection
        id="tracks"
        title={words.tracks.title}
        aside={site.isDemo && words.tracks.demo}
        wide
      >
        {!hasConsent && <PlayerConsent />}
        <TrackList hasConsent={hasConsent} />
      </PortfolioSection>
      <PortfolioSection id="about" title={words.about.title}>
        <Paragraphs texts={words.about.paragraphs} />
      </PortfolioSection>
    </main>
  );
}
