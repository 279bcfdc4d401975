import { serviceCategories } from '@polaris/contracts';
import { data } from 'react-router';
import { servicesTexts } from '../../../content/services.ts';
import { content } from '../../page/content.ts';
import { Closing } from '../../layout/closing.tsx';
import { PageIntro } from '../../layout/page-intro.tsx';
import { PersonBar } from '../../layout/person/person-line.tsx';
import { startingPrice } from '../../layout/person/starting-price.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { freeText, oneOf } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/services';
import { knownCategory } from './services/category-options.ts';
import { comparedServices } from './services/compared-services.ts';
import { COMPARISON_ID, ServiceComparison } from './services/comparison.tsx';
import { describePricing } from './services/describe-pricing.ts';
import { readFilter } from './services/service-filter.ts';
import { listData } from './services/service-data.ts';
import { ServiceList } from './services/service-list.tsx';
import { ServicesFailed } from './services/services-failed.tsx';

export const handle: PageHandle = {
  hydrate: false,
  query: { q: freeText, category: oneOf(serviceCategories) },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { q, category } = readFilter(new URL(request.url).searchParams);
  const services = await site.data.services().catch(() => null);
  const filter = { q, category: knownCategory(category) };
  const page = { services, filter, publicUrl: site.publicUrl };
  return data(page, services ? {} : { status: 503, headers: { 'Retry-After': '5' } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export function meta({ loaderData }: Route.MetaArgs) {
  const publicUrl = loaderData?.publicUrl ?? '';
  const services = loaderData?.services ?? [];
  const { title, description, intro } = content().services;
  return [
    ...pageMeta({ title, description, headline: intro.title, path: '/services', publicUrl }),
    ...(services.length ? [{ 'script:ld+json': listData(services, publicUrl) }] : []),
  ];
}

export default function Services({ loaderData: { services, filter } }: Route.ComponentProps) {
  const all = services ?? [];
  const compared = comparedServices(all);
  const { intro, closing } = content().services;
  const lead = [describePricing(all), intro.lead].filter(Boolean).join(' ');
  return (
    <>
      <PersonBar price={{ label: startingPrice(all) }} contact="/contact" />
      <main id="main" tabIndex={-1}>
        <PageIntro {...intro} lead={lead}>
          {compared.length > 0 && <ComparisonLink />}
        </PageIntro>
        {services ? <ServiceList services={services} filter={filter} /> : <ServicesFailed />}
        {compared.length > 0 && <ServiceComparison services={compared} />}
        <Closing {...closing} action={{ label: closing.action, link: '/contact' }} />
      </main>
    </>
  );
}

const ComparisonLink = () => (
  <a
    href={`#${COMPARISON_ID}`}
    className="inline-flex min-h-11 items-center gap-2 rounded-sm font-semibold text-accent underline-offset-4 hover:underline"
  >
    {servicesTexts.comparison} <span aria-hidden="true">↓</span>
  </a>
);
