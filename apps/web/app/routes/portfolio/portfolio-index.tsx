import { withData } from '@polaris/contracts/browser-names';
import { content } from '../../page/content.ts';
import { hasWork, portfolioItems } from '../../portfolio-items.ts';
import { portfolioTexts } from '../../../content/portfolio/portfolio.ts';
import { PageIntro } from '../../layout/page-intro.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { oneOf } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import { Testimonials, readTestimonials } from '../../testimonials/testimonials.tsx';
import type { Route } from './+types/portfolio-index';
import { Cases } from './index/cases.tsx';
import { PortfolioCard } from './index/portfolio-card.tsx';
import { matchesType, typeChoices, typeIn } from './index/type-filter.ts';
import { TypeLinks } from './index/type-links.tsx';

export const handle: PageHandle = { hydrate: false, query: { type: oneOf(typeChoices) } };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data, publicUrl } = context.get(siteContext);
  const choice = typeIn(new URL(request.url).searchParams);
  return { choice, testimonials: await readTestimonials(data), publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const { title, description } = content().portfolio;
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMeta({ title, description, path: portfolioTexts.path, publicUrl });
};

export default function PortfolioIndex({ loaderData }: Route.ComponentProps) {
  const { choice, testimonials } = loaderData;
  const items = portfolioItems();
  const { intro } = content().portfolio;
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')} {...withData('adminShortcut')}>
      <PageIntro {...intro} lead={hasWork() ? intro.lead : portfolioTexts.empty} />
      <Cases />
      {items.length > 0 && <TypeLinks choice={choice} />}
      <ul className="mx-auto max-w-6xl px-5 pb-12 md:px-8 md:pb-20 [&>li:not([hidden])]:first-of-type:border-t-0">
        {items.map((item) => (
          <PortfolioCard key={item.page} item={item} hidden={!matchesType(item.type, choice)} />
        ))}
      </ul>
      <Testimonials all={testimonials} most={4} />
    </main>
  );
}
