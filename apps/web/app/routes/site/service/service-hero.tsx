import {
  type Service,
  dollars,
  isPurchasable,
  priceLabel,
  serviceCategoryLabels,
} from '@polaris/contracts';
import { ButtonLink } from '@polaris/ui/primitives/button';
import type { ReactNode } from 'react';
import { content } from '../../../page/content.ts';
import { serviceTexts } from '../../../../content/service-texts.ts';
import { CallLine } from '../../../contact-form/call-line.tsx';
import { Island } from '../../../islands/island.tsx';
import { PageIntro } from '../../../layout/page-intro.tsx';
import { termsLink } from '../../../legal-pages.ts';
import type { OrderPayment } from '../../../purchase/order-step.tsx';
import { OrderForm } from '../../../purchase/purchase-form.tsx';
import { callLink } from './call-link.ts';
import { inquiryLink } from './inquiry-link.ts';

interface ServiceHeroProps {
  service: Service;
  payment: OrderPayment;
  /** Whether visitors can book free calls, and clients sessions. */
  takesCalls: boolean;
  /** The page that books a free call; undefined if none can be booked. */
  call: string | undefined;
  /** A picture of the service's work. */
  picture?: ReactNode;
}

/** Name, price, and buttons to order or ask, which are not printed. */
export function ServiceHero({ service, payment, takesCalls, call, picture }: ServiceHeroProps) {
  const isCall = service.pricing === 'free call';
  return (
    <PageIntro
      back={serviceTexts.back}
      eyebrow={serviceCategoryLabels[service.category]}
      title={service.name}
      picture={picture}
    >
      <p className="mr-5 min-w-0 font-display text-headline wrap-anywhere tabular-nums max-sm:w-full">
        {priceLabel(service)}
      </p>
      <div className="contents print:hidden">
        {isPurchasable(service) ? (
          <Purchase service={service} payment={payment} />
        ) : (
          <ContactMe service={service} takesCalls={takesCalls} />
        )}
        {takesCalls && !isCall && service.includedSessions > 0 && (
          <p className="basis-full text-sm text-muted">{serviceTexts.purchase.sessionsOnline}</p>
        )}
        {!isCall && <CallLine call={call} className="basis-full" />}
      </div>
    </PageIntro>
  );
}

function ContactMe({ service, takesCalls }: Pick<ServiceHeroProps, 'service' | 'takesCalls'>) {
  if (takesCalls && service.pricing === 'free call')
    return (
      <ButtonLink href={callLink(service)} size="lg">
        {serviceTexts.purchase.bookCall}
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink href={inquiryLink(service)} size="lg">
        {serviceTexts.purchase.ask[service.pricing]}
      </ButtonLink>
      {service.pricing === 'quote' && (
        <p className="basis-full text-sm text-muted">{serviceTexts.purchase.offer}</p>
      )}
    </>
  );
}

/** The actual amount, below a display price. */
function Purchase({ service, payment }: Pick<ServiceHeroProps, 'service' | 'payment'>) {
  const { id, name, price, priceDisplay } = service;
  const terms = termsLink();
  return (
    <>
      <Island
        name="purchase"
        component={OrderForm}
        props={{ service: { id, name, price }, terms, payment }}
      />
      <ButtonLink href={inquiryLink(service)} size="lg" variant="secondary">
        {content().services.service.action}
      </ButtonLink>
      {priceDisplay && (
        <p className="basis-full text-sm text-muted">
          Ordered here, the price is {dollars(price)}.
        </p>
      )}
    </>
  );
}
