import { withData } from '@polaris/contracts/browser-names';
import { type Service, type SiteData, idParam } from '@polaris/contracts';
import { data } from 'react-router';
import { service as words } from '../../../content/services.ts';
import { site } from '../../../content/site.ts';
import { Closing } from '../../layout/closing.tsx';
import { NotFoundPage, notFoundMeta } from '../../layout/messages/not-found-page.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { siteContext } from '../../page/site-context.ts';
import { Testimonials, readTestimonials } from '../../testimonials/testimonials.tsx';
import type { Route } from './+types/service';
import { inquiryLink } from './service/inquiry-link.ts';
import { ServiceDetail } from './service/service-detail.tsx';
import { ServiceNotFound, serviceNotFoundMeta } from './service/service-not-found.tsx';
import { serviceData } from './services/service-data.ts';
import { servicesPicture } from './services/services-picture.ts';

export const handle: PageHandle = { hydrate: false, service: true };

const DESCRIPTION_LENGTH = 160;
const OTHERS = 3;

export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: catalog, publicUrl, takesCards } = context.get(siteContext);
  const id = idParam.safeParse(params.id);
  if (!id.success) return data({ found: 'no-page' } as const, { status: 404 });
  const service = await catalog.service(id.data);
  if (!service) return data({ found: 'no-service' } as const, { status: 404 });
  const others = await othersThan(service, catalog);
  const testimonials = await readTestimonials(catalog);
  const payment = { takesCards, addsTax: await catalog.addsSalesTax().catch(() => false) };
  return data({ found: 'service', service, others, testimonials, publicUrl, payment } as const);
}

/** Related services, those of the same category first; none if they cannot be read. */
async function othersThan({ id, category }: Service, { services }: SiteData): Promise<Service[]> {
  const others = (await services().catch(() => [])).filter((other) => other.id !== id);
  const alike = others.filter((other) => other.category === category);
  return [...new Set([...alike, ...others])].slice(0, OTHERS);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.found === 'no-service') return serviceNotFoundMeta;
  if (loaderData?.found !== 'service') return notFoundMeta;
  const { service, publicUrl } = loaderData;
  const title = `${service.name} · ${site.owner}`;
  const description = [...service.description].slice(0, DESCRIPTION_LENGTH).join('');
  return [
    ...pageMeta({
      title,
      description,
      path: `/services/${service.id}`,
      publicUrl,
      picture: servicesPicture,
    }),
    { 'script:ld+json': serviceData(service, publicUrl) },
  ];
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.found === 'no-page') return <NotFoundPage />;
  if (loaderData.found === 'no-service') return <ServiceNotFound />;
  const { service, others, testimonials, publicUrl, payment } = loaderData;
  const action = { label: words.closing.action, link: inquiryLink(service) };
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')}>
      <ServiceDetail service={service} others={others} publicUrl={publicUrl} payment={payment} />
      <div className="contents print:hidden">
        <Testimonials all={testimonials} most={4} first={service.id} />
        <Closing {...words.closing} action={action} />
      </div>
    </main>
  );
}
