import { withData } from '@polaris/contracts/browser-names';
import { series } from '../../../content/series.ts';
import { NewsletterSignUp } from '../../newsletter/newsletter-sign-up.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { EssayDates } from './essay-dates.tsx';
import { EssayHead } from './essay-head.tsx';
import { essayPath } from './essay-paths.ts';
import type { Essay, EssayFacts } from './essays.ts';
import { NextAndPrevious } from './next-and-previous.tsx';
import { proseParts } from './prose-parts.tsx';
import { RelatedEssays } from './related-essays.tsx';

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
