import { withData } from '@polaris/contracts/browser-names';
import { isShown } from '../../portfolio-items.ts';
import { entityMatch as words } from '../../../content/portfolio/entity-match.ts';
import sample from '../../../content/portfolio/samples/match_people.py?code';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/entity-match';
import { entityMatchLinks } from './entity-match/entity-match-links.ts';
import { LiveMatcher } from './entity-match/live-matcher.tsx';
import { MatchTable } from './entity-match/match-table.tsx';
import { Resources } from './entity-match/resources.tsx';
import { WeightTable } from './entity-match/weight-table.tsx';
import { CodeSample } from './parts/code-sample.tsx';
import { Figures } from './parts/figures.tsx';
import { NamedList } from './parts/named-list.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('entity-match'),
};

/** If the assets cannot be read, the page omits its examples. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data, publicUrl } = context.get(siteContext);
  return { links: await data.assets().then(entityMatchLinks, () => []), publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('entity-match', loaderData?.publicUrl);

export default function EntityMatch({ loaderData: { links } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="entity-match" />
      <Figures figures={words.figures} />
      <PortfolioSection id="problem" title={words.problem.title}>
        <Paragraphs texts={words.problem.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="labels" title={words.labels.title} aside={words.labels.text} wide>
        <Tiles tiles={words.labels.tiles} />
      </PortfolioSection>
      <PortfolioSection id="cases" title={words.cases.title} aside={words.cases.text} wide>
        <MatchTable caption={words.cases.caption} rows={words.cases.rows} />
      </PortfolioSection>
      <PortfolioSection id="weights" title={words.weights.title}>
        <Paragraphs texts={words.weights.paragraphs} />
        <WeightTable {...words.weights.example} />
      </PortfolioSection>
      <PortfolioSection
        id="live"
        title={words.live.title}
        aside={words.live.text}
        wide
        // On paper only with results.
        className="has-[[data-matcher-results][hidden]]:print:hidden"
      >
        <LiveMatcher />
      </PortfolioSection>
      <PortfolioSection id="impact" title={words.impact.title} wide>
        <Tiles tiles={words.impact.cards} columns={4} />
      </PortfolioSection>
      <PortfolioSection id="sample" title={words.sample.title} wide>
        <CodeSample name={words.sample.file} caption={words.sample.caption} source={sample} />
      </PortfolioSection>
      <PortfolioSection id="limits" title={words.limits.title}>
        <NamedList items={words.limits.rules} />
      </PortfolioSection>
      <PortfolioSection id="resources" title={words.resources.title}>
        <Resources links={links} />
      </PortfolioSection>
    </main>
  );
}
