import { type Service, dollars, priceLabel, serviceCategoryLabels } from '@polaris/contracts';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { service as words } from '../../../../content/services.ts';
import { Island } from '../../../islands/island.tsx';
import { PageIntro } from '../../../layout/page-intro.tsx';
import { PurchaseForm } from '../../../purchase/purchase-form.tsx';
import { OtherServices } from './other-services.tsx';

export const askLink = ({ id }: Pick<Service, 'id'>): string => `/contact?service=${id}`;

interface ServiceDetailProps {
  service: Service;
  others: Service[];
}

export function ServiceDetail({ service, others }: ServiceDetailProps) {
  return (
    <>
      <Opening service={service} />
      <div className="mx-auto grid max-w-6xl gap-16 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-12 lg:gap-x-8">
        <p className="max-w-prose text-lead wrap-anywhere whitespace-pre-line lg:col-span-7">
          {service.description}
        </p>
        <Steps />
      </div>
      {others.length > 0 && <OtherServices services={others} />}
    </>
  );
}

function Opening({ service }: { service: Service }) {
  return (
    <PageIntro
      back={words.back}
      eyebrow={serviceCategoryLabels[service.category]}
      title={service.name}
    >
      <p className="mr-5 min-w-0 font-display text-headline wrap-anywhere tabular-nums max-sm:w-full">
        {priceLabel(service)}
      </p>
      {service.price > 0 ? <Purchase service={service} /> : <ContactMe service={service} />}
    </PageIntro>
  );
}

function ContactMe({ service }: { service: Service }) {
  return (
    <ButtonLink href={askLink(service)} size="lg">
      {words.purchase.ask}
    </ButtonLink>
  );
}

/** A display price says it in other words, so the amount itself stands below. */
function Purchase({ service }: { service: Service }) {
  const { id, name, price, priceDisplay } = service;
  return (
    <>
      <Island name="purchase" component={PurchaseForm} props={{ service: { id, name, price } }} />
      <ButtonLink href={askLink(service)} size="lg" variant="secondary">
        {words.closing.action}
      </ButtonLink>
      {priceDisplay && (
        <p className="basis-full text-sm text-muted">
          Purchased here, you are billed {dollars(price)}.
        </p>
      )}
    </>
  );
}

function Steps() {
  return (
    <div className="lg:col-span-4 lg:col-start-9">
      <h2 className="pb-4 text-sm font-semibold text-accent">{words.steps.title}</h2>
      <ol className="flex flex-col">
        {words.steps.points.map((point, index) => (
          <li
            key={point}
            className="flex gap-5 border-t border-line py-4 text-[0.9375rem] text-pretty"
          >
            <span aria-hidden="true" className="font-display text-xl leading-6 text-accent">
              {index + 1}
            </span>
            {point}
          </li>
        ))}
      </ol>
    </div>
  );
}
