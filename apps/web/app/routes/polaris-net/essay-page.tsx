import { withData } from '@polaris/contracts/browser-names';
import { series } from '../../../content/series.ts';
import { Byline } from '../../layout/person/byline.tsx';
import { NewsletterSignUp } from '../../newsletter/newsletter-sign-up.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { Dot } from './dot.tsx';
import { EssayDates } from './essay-dates.tsx';
import { essayDate, essayPath, partLabel, relatedTo } from './essay-paths.ts';
import { useEssays } from './essays.ts';
import type { EssayFacts } from './written-essays.tsx';
import { NextAndPrevious } from './next-and-previous.tsx';
import { proseParts } from './prose-parts.tsx';
import type { Essay } from './written-essays.tsx';

export function essayMeta(facts: EssayFacts, publicUrl: string) {
  const part = facts.part === undefined || facts.part === facts.title ? '' : `, ${facts.part}`;
  return pageMeta({
    title: `${facts.title} · ${series.name}${part}`,
    description: facts.description,
    path: essayPath(facts),
    publicUrl,
    article: facts,
  });
}

export function EssayPage({ essay: { facts, Words } }: { essay: Essay }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      {...withData('startAtTop')}
      className="mx-auto max-w-3xl px-5 md:px-8"
    >
      <article>
        <EssayHead facts={facts} />
        <div className="prose">
          <Words components={proseParts} />
        </div>
        <EssayDates facts={facts} />
      </article>
      <RelatedEssays slug={facts.slug} />
      <NewsletterSignUp source={essayPath(facts)} />
      <NextAndPrevious slug={facts.slug} />
    </main>
  );
}

function EssayHead({ facts }: { facts: EssayFacts }) {
  const { title, description, date, minutes } = facts;
  return (
    <header className="flex flex-col gap-6 pt-14 pb-10 md:pt-24 md:pb-14 print:pt-0 print:pb-8">
      <p className="series-caps text-accent">{partLabel(facts)}</p>
      <h1 className="font-display text-hero [word-spacing:0.06em]">{title}</h1>
      <p className="max-w-2xl font-display text-[1.375rem] leading-[1.4] text-muted italic md:text-2xl md:leading-[1.4]">
        {description}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <time dateTime={date}>{essayDate(date)}</time>
        <Dot />
        <span>{minutes} min read</span>
      </p>
      <Byline className="border-y border-line py-1" />
    </header>
  );
}

/** Related essays of the series. */
function RelatedEssays({ slug }: { slug: string }) {
  const related = relatedTo(useEssays(), slug);
  if (related.length === 0) return null;
  return (
    <nav aria-labelledby="related" className="border-t border-line py-10 print:hidden">
      <h2 id="related" className="series-caps pb-6 text-accent">
        Related essays
      </h2>
      <ul className="grid gap-8 sm:grid-cols-2">
        {related.map(({ facts }) => (
          <li key={facts.slug} className="flex flex-col gap-2">
            <a
              href={essayPath(facts)}
              className="rounded-sm font-display text-2xl leading-tight underline-offset-4 hover:text-accent hover:underline hover:decoration-1"
            >
              {facts.title}
            </a>
            <p className="text-muted">{facts.description}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
