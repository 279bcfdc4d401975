import { interestIn } from '@polaris/contracts';
import { withData } from '@polaris/contracts/browser-names';
import { data } from 'react-router';
import { content } from '../../page/content.ts';
import { homePicture } from '../../page/home-picture.ts';
import { receiveContact } from '../../contact-form/receive-contact.ts';
import { startingPrice } from '../../layout/person/starting-price.ts';
import type { PageHandle } from '../../page/page-handle.ts';
import { pageMeta } from '../../page/page-meta.ts';
import { flag, serviceId } from '../../page/query-params.ts';
import { siteContext } from '../../page/site-context.ts';
import type { Route } from './+types/landing';
import { AboutOwner } from './landing/about.tsx';
import { findCallLink } from './service/call-link.ts';
import { LetsConnect } from './landing/connect.tsx';
import { Hero } from './landing/hero.tsx';
import { Offer } from './landing/offer.tsx';
import { Work } from './landing/work.tsx';
import { Testimonials, readTestimonials } from '../../testimonials/testimonials.tsx';

export const handle: PageHandle = {
  hydrate: false,
  query: { service: serviceId, sent: flag },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  // If services cannot be read, the page still has the contact form.
  const services = await site.data.landingServices().catch(() => null);
  const picked = services?.find(({ id }) => String(id) === searchParams.get('service'));
  const page = {
    services,
    testimonials: await readTestimonials(site.data),
    interest: picked && interestIn(picked),
    call: await findCallLink(site.data),
    sent: searchParams.has('sent'),
    publicUrl: site.publicUrl,
  };
  return data(page, services ? {} : { status: 503, headers: { 'Retry-After': '5' } });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContact(request, context.get(siteContext), '/?sent#lets-connect');

/** Retry-After, if the data or the form's limit sets it. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    ...homePicture(),
    description: content().landing.description,
    publicUrl: loaderData?.publicUrl ?? '',
  });

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { services, testimonials, interest, call, sent } = loaderData;
  const opening = interest ? { values: { message: interest } } : {};
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')} {...withData('adminShortcut')}>
      <Hero price={startingPrice(services ?? [])} />
      <Offer services={services} />
      <Work />
      <AboutOwner />
      <Testimonials all={testimonials} most={6} />
      <LetsConnect sent={sent} call={call} {...opening} {...actionData} />
    </main>
  );
}
