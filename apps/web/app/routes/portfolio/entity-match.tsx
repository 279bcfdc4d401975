import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { entityMatchTexts as texts } from '../../../content/portfolio/entity-match-texts.ts';
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
  const words = content()['entity-match'];
  const { labels, impact } = words;
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="entity-match" />
      <Figures figures={words.figures} />
      <PortfolioSection id="problem" title={words.problem.title}>
        <Paragraphs texts={words.problem.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="labels" title={labels.title} aside={labels.text} wide>
        <Tiles
          tiles={[
            { name: texts.labels.matched, text: labels.matched },
            { name: texts.labels.research, text: labels.research },
            { name: texts.labels.none, text: labels.none },
          ]}
        />
      </PortfolioSection>
      <PortfolioSection id="cases" title={words.cases.title} aside={words.cases.text} wide>
        <MatchTable caption={texts.cases.caption} rows={texts.cases.rows} />
      </PortfolioSection>
      <PortfolioSection id="weights" title={words.weights.title}>
        <Paragraphs texts={words.weights.paragraphs} />
        <WeightTable {...texts.weights} />
      </PortfolioSection>
      <PortfolioSection
        id="live"
        title={words.live.title}
        aside={words.live.text}
        wide
        // On paper only with results.
        className="has-[[data-matcher-results][hidden]]:print:hidden"
      >
        <LiveMatcher label={words.live.title} />
      </PortfolioSection>
      <PortfolioSection id="impact" title={texts.impact.title} wide>
        <Tiles
          columns={4}
          tiles={[
            { name: texts.impact.accuracy, text: impact.accuracy },
            { name: texts.impact.transparency, text: impact.transparency },
            { name: texts.impact.pipeline, text: impact.pipeline },
            { name: texts.impact.process, text: impact.process },
          ]}
        />
      </PortfolioSection>
      <PortfolioSection id="sample" title={texts.sample.title} wide>
        <CodeSample name={texts.sample.file} caption={words.sample.caption} source={sample} />
      </PortfolioSection>
      <PortfolioSection id="limits" title={texts.limits.title}>
        <NamedList items={texts.limits.rules} />
      </PortfolioSection>
      <PortfolioSection id="resources" title={texts.resources.title}>
        <Resources links={links} {...words.resources} />
      </PortfolioSection>
    </main>
  );
}
