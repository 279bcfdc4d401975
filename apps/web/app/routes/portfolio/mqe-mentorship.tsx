import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { topicLink } from '../../contact-form/topics.ts';
import { mentorshipStart } from '../../../content/portfolio/mqe-mentorship.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/mqe-mentorship';
import { Phases } from './mqe-mentorship/phases.tsx';
import { StudentQuote } from './mqe-mentorship/student-quote.tsx';
import { ClosingWord } from './parts/closing-word.tsx';
import { Figures } from './parts/figures.tsx';
import { NamedList } from './parts/named-list.tsx';
import { PortfolioHero } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, PortfolioSection } from './parts/section.tsx';
import { Tiles, toTile } from './parts/tiles.tsx';

export const handle: PageHandle = {
  hydrate: false,
  exists: () => isShown('mqe-mentorship'),
};

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('mqe-mentorship', loaderData?.publicUrl);

export default function MqeMentorship() {
  const words = content()['mqe-mentorship'];
  const start = { label: mentorshipStart, link: topicLink('mqe-mentorship') };
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <PortfolioHero page="mqe-mentorship" />
      <Figures figures={words.figures} />
      <PortfolioSection id="summary" title={words.summary.title}>
        <Paragraphs texts={words.summary.paragraphs} />
      </PortfolioSection>
      <nav aria-label="On this page" className="mx-auto max-w-6xl px-5 pb-8 md:px-8 md:pb-16">
        <Tiles tiles={words.tiles.map(toTile)} columns={4} titles="h2" />
      </nav>
      <PortfolioSection id="framework" title={words.framework.title}>
        <NamedList items={words.framework.items} />
      </PortfolioSection>
      <PortfolioSection id="phases" title={words.phases.title} wide>
        <Phases phases={words.phases.items} />
      </PortfolioSection>
      <PortfolioSection id="components" title={words.components.title} wide>
        <Tiles tiles={words.components.items} />
      </PortfolioSection>
      <PortfolioSection id="projects" title={words.projects.title}>
        <NamedList items={words.projects.items} />
      </PortfolioSection>
      <StudentQuote {...words.quote} />
      <div className="pt-16 md:pt-24" />
      <ClosingWord id="start" {...words.closing} action={start} />
    </main>
  );
}
