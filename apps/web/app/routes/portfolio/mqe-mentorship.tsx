import { withData } from '@polaris/contracts/browser-names';
import { mentorship as words } from '../../../content/portfolio/mqe-mentorship.ts';
import type { PageHandle } from '../../page-handle.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/mqe-mentorship';
import { Phases } from './mqe-mentorship/phases.tsx';
import { StudentQuote } from './mqe-mentorship/student-quote.tsx';
import { ClosingWord } from './parts/closing-word.tsx';
import { Figures } from './parts/figures.tsx';
import { NamedList } from './parts/named-list.tsx';
import { Opening } from './parts/hero.tsx';
import { portfolioMeta } from './parts/portfolio-meta.ts';
import { Paragraphs, Section } from './parts/section.tsx';
import { Tiles } from './parts/tiles.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) =>
  portfolioMeta('mqe-mentorship', loaderData?.publicUrl);

export default function MqeMentorship() {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <Opening page="mqe-mentorship" />
      <Figures figures={words.figures} />
      <Section id="summary" title={words.summary.title}>
        <Paragraphs texts={words.summary.paragraphs} />
      </Section>
      <nav aria-label="On this page" className="mx-auto max-w-6xl px-5 pb-8 md:px-8 md:pb-16">
        <Tiles tiles={words.tiles} columns={4} titles="h2" />
      </nav>
      <Section id="framework" title={words.framework.title}>
        <NamedList items={words.framework.verbs} />
      </Section>
      <Section id="phases" title={words.phases.title} wide>
        <Phases phases={words.phases.items} />
      </Section>
      <Section id="components" title={words.components.title} wide>
        <Tiles tiles={words.components.items} />
      </Section>
      <Section id="projects" title={words.projects.title}>
        <NamedList items={words.projects.items} />
      </Section>
      <StudentQuote {...words.quote} />
      <div className="pt-16 md:pt-24" />
      <ClosingWord id="start" {...words.closing} />
    </main>
  );
}
