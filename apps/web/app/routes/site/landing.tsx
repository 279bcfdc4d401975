import { withData } from '@polaris/contracts/browser-names';
import italicFont from '@polaris/ui/fonts/newsreader-display-italic.woff2?url';
import { data } from 'react-router';
import { landing } from '../../../content/landing.ts';
import { receiveContact } from '../../contact-form/receive-contact.ts';
import { startingPrice } from '../../layout/person/starting-price.ts';
import type { PageHandle } from '../../page-handle.ts';
import { pageMeta } from '../../page-meta.ts';
import { siteContext } from '../../site-context.ts';
import { pagePart } from '../../islands/page-part.tsx';
import type { Route } from './+types/landing';
import { About } from './landing/about.tsx';
import { Connect } from './landing/connect.tsx';
import { Hero } from './landing/hero.tsx';
import { interestIn } from '../../contact-form/interest.ts';
import { Offer } from './landing/offer.tsx';
import { Work } from './landing/work.tsx';
import { Testimonials, readTestimonials } from '../../testimonials/testimonials.tsx';

export const handle: PageHandle = {
  hydrate: false,
  // The headline has one word in italics.
  fonts: [italicFont],
  query: { service: 'service', sent: 'flag' },
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  // Without its services the page still says who to write to.
  const services = await site.data.landingServices().catch(() => null);
  const picked = services?.find(({ id }) => String(id) === searchParams.get('service'));
  const page = {
    services,
    testimonials: await readTestimonials(site.data),
    interest: picked && interestIn(picked),
    sent: searchParams.has('sent'),
    publicUrl: site.publicUrl,
  };
  return data(page, services ? {} : { status: 503, headers: { 'Retry-After': '5' } });
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveContact(request, context.get(siteContext), '/?sent#lets-connect');

/** When to try again, where the data or the form's limit says so. */
export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    ...landing,
    headline: landing.hero.title.join(''),
    path: '/',
    publicUrl: loaderData?.publicUrl ?? '',
  });

const HeroPart = pagePart('landing-hero', Hero);
const OfferPart = pagePart('landing-offer', Offer);
const WorkPart = pagePart('landing-work', Work);
const AboutPart = pagePart('landing-about', About);
const TestimonialsPart = pagePart('testimonials', Testimonials);
const ConnectPart = pagePart('landing-connect', Connect);

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { services, testimonials, interest, sent } = loaderData;
  const opening = interest ? { values: { message: interest } } : {};
  return (
    <main id="main" tabIndex={-1} {...withData('startAtTop')} {...withData('adminShortcut')}>
      <HeroPart price={startingPrice(services ?? [])} />
      <OfferPart services={services} />
      <WorkPart />
      <AboutPart />
      <TestimonialsPart all={testimonials} most={6} />
      <ConnectPart sent={sent} {...opening} {...actionData} />
    </main>
  );
}
