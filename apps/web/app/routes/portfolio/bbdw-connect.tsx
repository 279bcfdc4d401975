import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { bbdwConnectFile } from '../../../content/portfolio/bbdw-connect.ts';
import sample from '../../../content/portfolio/samples/ask_the_warehouse.py?code';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/bbdw-connect';
import { CodeSample } from './parts/code-sample.tsx';
import { Figures } from './parts/figures.tsx';
import { NamedList } from './parts/named-list.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles, toTile } from './parts/tiles.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('bbdw-connect'),
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('bbdw-connect', loaderData?.publicUrl);

export default function BbdwConnect() {
  const words = content()['bbdw-connect'];
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="bbdw-connect" />
      <Figures figures={words.figures} />
      <PortfolioSection id="problem" title={words.problem.title}>
        <Paragraphs texts={words.problem.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="tiles" title={words.tiles.title} wide>
        <Tiles tiles={words.tiles.items.map(toTile)} />
      </PortfolioSection>
      <PortfolioSection id="words" title={words.words.title}>
        <Paragraphs texts={words.words.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="sample" title={words.sample.title} wide>
        <CodeSample name={bbdwConnectFile} caption={words.sample.caption} source={sample} />
      </PortfolioSection>
      <PortfolioSection id="templates" title={words.templates.title} aside={words.templates.text}>
        <NamedList items={words.templates.items} />
      </PortfolioSection>
      <PortfolioSection id="results" title={words.results.title}>
        <Paragraphs texts={words.results.paragraphs} />
      </PortfolioSection>
    </main>
  );
}
