import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { quickreportsFile } from '../../../content/portfolio/quickreports.ts';
import sample from '../../../content/portfolio/samples/weekly_giving.py?code';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/quickreports';
import { CodeSample } from './parts/code-sample.tsx';
import { Figures } from './parts/figures.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('quickreports'),
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('quickreports', loaderData?.publicUrl);

export default function QuickReports() {
  const words = content().quickreports;
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="quickreports" />
      <Figures figures={words.figures} />
      <PortfolioSection id="problem" title={words.problem.title}>
        <Paragraphs texts={words.problem.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="steps" title={words.steps.title} wide>
        <Tiles tiles={words.steps.items} columns={4} />
      </PortfolioSection>
      <PortfolioSection id="sample" title={words.sample.title} wide>
        <CodeSample name={quickreportsFile} caption={words.sample.caption} source={sample} />
      </PortfolioSection>
      <PortfolioSection id="results" title={words.results.title}>
        <Paragraphs texts={words.results.paragraphs} />
      </PortfolioSection>
      <PortfolioSection id="fits" title={words.fits.title}>
        <div className="grid gap-8 sm:grid-cols-2">
          <When {...words.fits.yes} />
          <When {...words.fits.no} />
        </div>
      </PortfolioSection>
    </main>
  );
}

function When({ name, points }: { name: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="pb-3 font-display text-2xl">{name}</h3>
      <ul className="flex flex-col">
        {points.map((point) => (
          <li key={point} className="border-t border-line py-3 text-pretty">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
