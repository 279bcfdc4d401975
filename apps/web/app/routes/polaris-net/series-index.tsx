import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { series } from '../../../content/series.ts';
import { Byline } from '../../layout/person/byline.tsx';
import { NewsletterSignUp } from '../../newsletter/newsletter-sign-up.tsx';
import { PolarArcs } from '../../ornaments/polar-arcs.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/series-index';
import { Dot } from './dot.tsx';
import { essayDate, essayPath, extentOf, partLabel } from './essay-paths.ts';
import { useEssays } from './essays.ts';
import type { EssayFacts } from './written-essays.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(siteContext).publicUrl,
});

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { title, description } = content().series;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title, description, path: series.path, publicUrl });
};

export default function SeriesIndex() {
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <SeriesHero />
      <Byline className="mx-auto max-w-3xl border-b border-line px-5 py-2 md:px-8" />
      <ol className="mx-auto max-w-3xl px-5 pt-4 pb-10 md:px-8">
        {useEssays().map((essay) => (
          <Entry key={essay.facts.slug} essay={essay} />
        ))}
      </ol>
      <NewsletterSignUp source={series.path} className="mx-auto max-w-3xl px-5 md:px-8" />
    </main>
  );
}

function SeriesHero() {
  const minutes = useEssays().reduce((sum, { facts }) => sum + facts.minutes, 0);
  return (
    <div className="relative overflow-hidden bg-night on-night">
      <PolarArcs className="absolute -top-72 left-[62%] w-[860px] max-w-none text-night-line md:-top-60 print:hidden" />
      <header className="relative mx-auto flex max-w-3xl flex-col gap-6 px-5 pt-20 pb-16 md:px-8 md:pt-32 md:pb-24 print:pt-0 print:pb-4">
        <p className="series-caps text-night-accent">{extentOf(useEssays())}</p>
        <h1 className="font-display text-hero">{series.name}</h1>
        <p className="max-w-xl font-display text-2xl leading-snug italic">
          {content().series.lead}
        </p>
        <p className="prose-lead max-w-xl text-night-muted">{content().series.introduction}</p>
        <p className="text-sm text-night-muted">{minutes} minutes to read it all</p>
      </header>
    </div>
  );
}

function Entry({ essay: { facts } }: { essay: { facts: EssayFacts } }) {
  return (
    <li className="border-b border-line py-10 last:border-b-0 md:grid md:grid-cols-[8rem_1fr] md:gap-6">
      <p className="series-caps pb-3 text-accent md:pt-3 md:pb-0">{partLabel(facts)}</p>
      <div className="flex flex-col gap-3">
        <h2 className="font-display text-title">
          <a
            href={essayPath(facts)}
            className="rounded-sm underline-offset-4 hover:text-accent hover:underline hover:decoration-1"
          >
            {facts.title}
          </a>
        </h2>
        <p className="text-lead text-muted">{facts.description}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <time dateTime={facts.date}>{essayDate(facts.date)}</time>
          <Dot />
          <span>{facts.minutes} min read</span>
        </p>
      </div>
    </li>
  );
}
