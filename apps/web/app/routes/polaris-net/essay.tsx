import { withData } from '@polaris/contracts/browser-names';
import { series } from '../../../content/series.ts';
import { NewsletterSignUp } from '../../newsletter/newsletter-sign-up.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/essay';
import { EssayDates } from './essay-dates.tsx';
import { EssayHead } from './essay-head.tsx';
import { essayPath, slugIn } from './essay-paths.ts';
import { essays } from './essays.ts';
import { NextAndPrevious } from './next-and-previous.tsx';
import { proseParts } from './prose-parts.tsx';
import { RelatedEssays } from './related-essays.tsx';

export const handle: PageHandle = { hydrate: false };

export const loader = ({ request, context }: Route.LoaderArgs) => ({
  slug: slugIn(request.url),
  publicUrl: context.get(siteContext).publicUrl,
});

function essayOf(slug: string | undefined) {
  const essay = essays.find(({ facts }) => facts.slug === slug);
  if (!essay) throw new Error(`There is no essay called ${slug}`);
  return essay;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { facts } = essayOf(loaderData?.slug);
  const part = facts.part === facts.title ? '' : `, ${facts.part}`;
  return pageMeta({
    title: `${facts.title} · ${series.name}${part}`,
    description: facts.description,
    path: essayPath(facts),
    publicUrl: loaderData?.publicUrl ?? '',
    article: facts,
  });
}

export default function EssayPage({ loaderData }: Route.ComponentProps) {
  const { facts, Words } = essayOf(loaderData.slug);
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
