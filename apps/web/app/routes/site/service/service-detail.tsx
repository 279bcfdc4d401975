import type { PublicTestimonial, Service } from '@polaris/contracts';
import { linkedPicture } from '../../../../content/portfolio/work-pictures.ts';
import { serviceTexts } from '../../../../content/service-texts.ts';
import { content } from '../../../page/content.ts';
import type { OrderPayment } from '../../../purchase/order-step.tsx';
import { WorkSample } from '../../../work-pictures/work-sample.tsx';
import { FirstSteps } from './first-steps.tsx';
import { withoutHiddenWork } from './hidden-work.ts';
import { inquiryLink } from './inquiry-link.ts';
import { OtherServices } from './other-services.tsx';
import { ServiceFacts, hasFacts } from './service-facts.tsx';
import { ServiceHero } from './service-hero.tsx';
import { ServiceProof } from './service-proof.tsx';
import { ServiceSections } from './service-sections.tsx';

interface ServiceDetailProps {
  service: Service;
  others: Service[];
  testimonial: PublicTestimonial | undefined;
  publicUrl: string;
  payment: OrderPayment;
  takesCalls: boolean;
  call: string | undefined;
}

export function ServiceDetail(props: ServiceDetailProps) {
  const { others, testimonial, publicUrl, payment, takesCalls, call } = props;
  const service = withoutHiddenWork(props.service);
  const work = linkedPicture(service.sample);
  return (
    <>
      <ServiceHero
        service={service}
        payment={payment}
        takesCalls={takesCalls}
        call={call}
        picture={work && <WorkSample name={work} />}
      />
      <div className="mx-auto grid max-w-6xl gap-12 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8 print:gap-6 print:py-6">
        <p className="max-w-prose text-lead wrap-anywhere whitespace-pre-line lg:col-span-7">
          {service.description}
        </p>
        <div className="lg:col-span-4 lg:col-start-9">
          {hasFacts(service) ? (
            <ServiceFacts service={service} />
          ) : (
            <FirstWeek service={service} payment={payment} />
          )}
        </div>
      </div>
      <ServiceProof name={service.name} testimonial={testimonial} />
      <ServiceSections service={service} afterOrder={payment.steps} />
      <PrintedContact service={service} publicUrl={publicUrl} />
      {others.length > 0 && <OtherServices services={others} />}
    </>
  );
}

function FirstWeek({ service, payment }: Pick<ServiceDetailProps, 'service' | 'payment'>) {
  return (
    <>
      <h2 className="pb-4 text-sm font-semibold text-accent">{serviceTexts.steps.title}</h2>
      <FirstSteps service={service} afterOrder={payment.steps} />
    </>
  );
}

interface PrintedContactProps {
  service: Pick<Service, 'id'>;
  publicUrl: string;
}

/** Print only: the owner and full addresses, as links do not work on paper. */
function PrintedContact({ service, publicUrl }: PrintedContactProps) {
  const { site } = content();
  return (
    <div className="mx-auto hidden max-w-6xl break-inside-avoid px-5 md:px-8 print:block">
      <div className="border-t border-line-strong pt-4 text-sm wrap-anywhere">
        <p className="font-semibold">
          {site.owner}, {site.role.toLowerCase()}, {site.place}
        </p>
        <p>Contact: {publicUrl + inquiryLink(service)}</p>
        <p>
          This page: {publicUrl}/services/{service.id}
        </p>
      </div>
    </div>
  );
}
