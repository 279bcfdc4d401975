import { withData } from '@polaris/contracts/browser-names';
import { Star } from '@polaris/ui/primitives/star';
import { PolarArcs } from '../../ornaments/polar-arcs.tsx';
import { content } from '../../page/content.ts';
import { isShown } from '../../portfolio-items.ts';
import { topicLink } from '../../contact-form/topics.ts';
import { mentorshipStart } from '../../../content/portfolio/mqe-mentorship.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/mqe-mentorship';
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

interface PhasesProps {
  phases: readonly { weeks: string; name: string; text: string }[];
}

/** Ten weeks on one line, with a star at the start of each phase. */
function Phases({ phases }: PhasesProps) {
  return (
    <ol className="grid gap-x-8 md:grid-cols-3">
      {phases.map(({ weeks, name, text }) => (
        <li
          key={weeks}
          className="relative flex flex-col gap-3 border-l border-line-strong pb-10 pl-8 last:pb-0 md:border-t md:border-l-0 md:pt-8 md:pb-0 md:pl-0"
        >
          <Star className="absolute -top-0.5 -left-[0.5625rem] size-[1.125rem] bg-surface text-accent md:-top-[0.5625rem] md:left-0 md:pr-0" />
          <p className="text-sm font-semibold text-accent">{weeks}</p>
          <h3 className="font-display text-title">{name}</h3>
          <p className="max-w-prose text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

function StudentQuote({ text, source }: { text: string; source: string }) {
  return (
    <div className="relative overflow-hidden bg-night on-night">
      <PolarArcs className="absolute top-1/2 right-0 w-[960px] max-w-none translate-x-1/2 -translate-y-1/2 text-night-line" />
      <figure className="relative mx-auto flex max-w-6xl flex-col gap-8 px-5 py-20 md:px-8 md:py-28">
        <blockquote className="max-w-3xl font-display text-headline text-balance">
          “{text}”
        </blockquote>
        <figcaption className="text-sm text-night-muted">{source}</figcaption>
      </figure>
    </div>
  );
}
