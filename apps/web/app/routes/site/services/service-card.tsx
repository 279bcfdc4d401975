import { withData } from '@polaris/contracts/browser-names';
import { type Service, priceLabel, serviceCategoryLabels } from '@polaris/contracts';

import { UnbrokenHyphens } from '../../../layout/unbroken-hyphens.tsx';

interface ServiceCardProps {
  service: Service;
  hidden: boolean;
}

/** The whole card is a link. Its search text is read from the page. */
export function ServiceCard({ service, hidden }: ServiceCardProps) {
  return (
    <li
      {...withData('serviceCategory', service.category)}
      hidden={hidden}
      className="group relative flex min-w-0 flex-col gap-4 border-t border-line-strong pt-6 transition-colors hover:border-accent"
    >
      <p className="text-sm font-semibold text-accent">{serviceCategoryLabels[service.category]}</p>
      <h2 className="font-display text-title wrap-anywhere">
        <a
          href={`/services/${service.id}`}
          {...withData('serviceName')}
          className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-focus"
        >
          <UnbrokenHyphens text={service.name} />
        </a>
      </h2>
      <p
        {...withData('serviceDescription')}
        className="line-clamp-6 wrap-anywhere whitespace-pre-line text-muted"
      >
        {service.description}
      </p>
      <p className="mt-auto flex items-baseline justify-between gap-4 pt-2">
        <span className="min-w-0 font-display text-2xl wrap-anywhere tabular-nums">
          {priceLabel(service)}
        </span>
        <span
          aria-hidden="true"
          className="text-xl text-accent transition-transform group-hover:translate-x-1"
        >
          →
        </span>
      </p>
    </li>
  );
}
