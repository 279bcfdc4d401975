import { withData } from '@polaris/contracts/browser-names';
import type { LandingService } from '@polaris/contracts';
import { content } from '../../../page/content.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';
import { LandingServiceCard } from './service-card.tsx';

/** `null` services could not be read. */
export function Offer({ services }: { services: LandingService[] | null }) {
  const { offer } = content().landing;
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-32"
    >
      <div className="grid gap-6 pb-12 md:grid-cols-[3fr_2fr] md:items-end md:gap-16">
        <SectionHeading id="pricing-title" eyebrow={offer.eyebrow} title={offer.title} />
        <p className="max-w-prose text-muted md:pb-1">{offer.text}</p>
      </div>
      {services?.length ? <ServiceCards services={services} /> : <NoServices failed={!services} />}
      <p className="border-t border-line-strong pt-4">
        <a
          href="/services"
          className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
        >
          {offer.all}
        </a>
      </p>
    </section>
  );
}

function ServiceCards({ services }: { services: LandingService[] }) {
  return (
    <ul className="grid border-t border-line-strong md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {services.map((service) => (
        <LandingServiceCard key={service.id} service={service} />
      ))}
    </ul>
  );
}

function NoServices({ failed }: { failed: boolean }) {
  return (
    <p
      role="status"
      {...withData('reloadingText', 'Loading services...')}
      className="border-t border-line-strong py-12 text-lead text-muted"
    >
      {failed ? <LoadingFailed /> : 'No services available at the moment.'}
    </p>
  );
}

function LoadingFailed() {
  return (
    <>
      Error loading services. Please try again later.{' '}
      <a href="/" className="text-accent underline underline-offset-4">
        Reload
      </a>
    </>
  );
}
