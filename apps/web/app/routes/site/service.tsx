import { withData } from '@polaris/contracts/browser-names';
import {
  type Service,
  type SiteData,
  idParam,
  priceLabel,
  stepsAfterOrder,
} from '@polaris/contracts';
import { data } from 'react-router';
import { content } from '../../page/content.ts';
import { Closing } from '../../layout/closing.tsx';
import { NotFoundPage, notFoundMeta } from '../../layout/messages/not-found-page.tsx';
import { PersonBar } from '../../layout/person/person-line.tsx';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { sharePicture } from '../../page/share-picture.ts';
import { siteContext } from '../../page/site-context.ts';
import { readTestimonials, testimonialFor } from '../../testimonials/testimonials.tsx';
import type { Route } from './+types/service';
import { findCallLink } from './service/call-link.ts';
import { inquiryLink } from './service/inquiry-link.ts';
import { ServiceDetail } from './service/service-detail.tsx';
import { ServiceNotFound, serviceNotFoundMeta } from './service/service-not-found.tsx';
import { serviceData } from './services/service-data.ts';

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
  const testimonial = testimonialFor(service.id, await readTestimonials(catalog));
  const takesCalls = await catalog.takesCalls().catch(() => false);
  const call = await findCallLink(catalog);
  const payment = {
    takesCards,
    tax: await catalog.taxRule().catch(() => null),
    steps: stepsAfterOrder({
      sessionBalance: sessionsOf(service, await catalog.booksSessions().catch(() => false)),
      byCard: takesCards,
      replyTime: content().site.replyTime,
    }),
  };
  return data({
    found: 'service',
    service,
    others,
    testimonial,
    publicUrl,
    payment,
    takesCalls,
    call,
  } as const);
}

/** The sessions that an order of the service starts with. */
const sessionsOf = ({ includedSessions: count, sessionMinutes }: Service, open: boolean) =>
  count === 0
    ? null
    : {
        ...{ included: count, left: count, minutes: sessionMinutes, bookBy: null },
        ...{ open, afterPayment: false, over: false },
      };

/** Related services, starting with the same category; none if they cannot be read. */
async function othersThan({ id, category }: Service, { services }: SiteData): Promise<Service[]> {
  const others = (await services().catch(() => [])).filter((other) => other.id !== id);
  const alike = others.filter((other) => other.category === category);
  return [...new Set([...alike, ...others])].slice(0, OTHERS);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData?.found === 'no-service') return serviceNotFoundMeta();
  if (loaderData?.found !== 'service') return notFoundMeta();
  const { service, publicUrl } = loaderData;
  const picture = {
    path: `/services/${service.id}`,
    title: `${service.name} · ${content().site.owner}`,
    headline: service.name,
    price: priceLabel(service),
  };
  const description = [...service.description].slice(0, DESCRIPTION_LENGTH).join('');
  return [
    ...pageMeta({ ...picture, description, publicUrl }),
    { 'script:ld+json': serviceData(service, publicUrl, sharePicture(picture)?.path) },
  ];
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.found === 'no-page') return <NotFoundPage />;
  if (loaderData.found === 'no-service') return <ServiceNotFound />;
  const { service, others, testimonial, publicUrl, payment, takesCalls, call } = loaderData;
  const contact = inquiryLink(service);
  const closing = content().services.service;
  return (
    <>
      <PersonBar price={{ label: priceLabel(service) }} contact={contact} />
      <main id="main" tabIndex={-1} {...withData('startAtTop')}>
        <ServiceDetail
          {...{ service, others, testimonial, publicUrl, payment, takesCalls, call }}
        />
        <div className="contents print:hidden">
          <Closing {...closing} action={{ label: closing.action, link: contact }} />
        </div>
      </main>
    </>
  );
}
