import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { reportingSamples } from '../../../content/portfolio/reporting-samples.ts';
import sample from '../../../content/portfolio/samples/kept_after_first_gift.sql?code';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/reporting-samples';
import { CodeSample } from './parts/code-sample.tsx';
import { Figures } from './parts/figures.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';
import { BoardFigure } from './reporting-samples/board-figure.tsx';
import { BoardLinks } from './reporting-samples/board-links.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('reporting-samples'),
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('reporting-samples', loaderData?.publicUrl);

export default function ReportingSamples() {
  const words = content()['reporting-samples'];
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="reporting-samples" />
      <Figures figures={words.figures} />
      <PortfolioSection id="facts" title={words.facts.title} wide>
        <Tiles tiles={words.facts.items} columns={4} />
      </PortfolioSection>
      <PortfolioSection id="setting" title={words.setting.title} aside={<BoardLinks />}>
        <Paragraphs texts={words.setting.paragraphs} />
      </PortfolioSection>
      {reportingSamples.boards.map((board) => (
        <PortfolioSection key={board.slug} id={board.slug} title={board.title} wide>
          <BoardFigure board={board} />
        </PortfolioSection>
      ))}
      <PortfolioSection id="sample" title={words.sample.title} wide>
        <CodeSample name={reportingSamples.file} caption={words.sample.caption} source={sample} />
      </PortfolioSection>
      <PortfolioSection id="making" title={words.making.title}>
        <Paragraphs texts={words.making.paragraphs} />
      </PortfolioSection>
    </main>
  );
}
