import { withData } from '@polaris/contracts/browser-names';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { isShown } from '../../portfolio-items.ts';
import { content } from '../../page/content.ts';
import { musicTexts } from '../../../content/music.ts';
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

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('music'),
  query: { players: oneOf(['soundcloud']) },
};

export const loader = ({ context, request }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
  hasConsent: hasPlayerConsent(request.url),
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('music', loaderData?.publicUrl);

export default function Music({ loaderData: { hasConsent } }: Route.ComponentProps) {
  const { music, site } = content();
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="music">
        <ButtonLink href={music.profile} target="_blank" variant="secondary" size="lg">
          {musicTexts.profile} <span aria-hidden="true">↗</span>
          <span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </PortfolioHero>
      <PortfolioSection id="tracks" title={music.title} aside={site.isDemo && musicTexts.demo} wide>
        {!hasConsent && <PlayerConsent />}
        <TrackList hasConsent={hasConsent} />
      </PortfolioSection>
      <PortfolioSection id="about" title={musicTexts.about}>
        <Paragraphs texts={music.paragraphs} />
      </PortfolioSection>
    </main>
  );
}
