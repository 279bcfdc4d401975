import { type Service, priceLabel, serviceCategoryLabels } from '@polaris/contracts';
import { ButtonLink } from '@polaris/ui/primitives/button';
import { service as words } from '../../../../content/services.ts';
import { PolarArcs } from '../../../marks/polar-arcs.tsx';
import { SERVICES_PATH } from '../services/service-filter.ts';
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
    <div className="relative overflow-hidden border-b border-line">
      <PolarArcs className="absolute -top-72 -right-72 w-[820px] max-w-none text-line md:-top-64 md:-right-40" />
      <div className="relative mx-auto flex max-w-6xl flex-col gap-6 px-5 pt-6 pb-16 md:px-8 md:pt-8 md:pb-24">
        <a
          href={SERVICES_PATH}
          className="inline-flex min-h-11 items-center gap-2 self-start rounded-sm text-sm text-muted hover:text-ink md:mb-6"
        >
          <span aria-hidden="true">←</span> All services
        </a>
        <p className="text-sm font-semibold text-accent">
          {serviceCategoryLabels[service.category]}
        </p>
        <h1 className="max-w-4xl font-display text-hero wrap-anywhere">{service.name}</h1>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-5 pt-2">
          <p className="min-w-0 font-display text-headline wrap-anywhere tabular-nums">
            {priceLabel(service)}
          </p>
          <ButtonLink href={askLink(service)} size="lg">
            {words.closing.action}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Steps() {
  return (
    <div className="lg:col-span-4 lg:col-start-9">
      <h2 className="pb-4 text-sm font-semibold text-accent">{words.steps.title}</h2>
      <ol className="flex flex-col">
        {words.steps.points.map((point, index) => (
          <li key={point} className="flex gap-5 border-t border-line py-4 text-[0.9375rem]">
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
