import { withData } from '@polaris/contracts/browser-names';
import type { Service, ServiceCategory } from '@polaris/contracts';
import { SearchForm } from './search-form.tsx';
import { ServiceCard } from './service-card.tsx';
import {
  type ALL,
  SERVICES_PATH,
  serviceCountText,
  findMatching,
  searchable,
} from './service-filter.ts';

interface ServiceListProps {
  services: Service[];
  filter: { q: string; category: ServiceCategory | typeof ALL };
}

/** All services are rendered and the others hidden, so that typing needs no server. */
export function ServiceList({ services, filter }: ServiceListProps) {
  const searchables = services.map((service) => ({ ...searchable(service), id: service.id }));
  const shown = new Set([...findMatching(filter, searchables)].map(({ id }) => id));
  if (services.length === 0) return <Empty />;
  return (
    <section
      aria-label="Service list"
      className="mx-auto max-w-6xl px-5 pt-10 pb-20 md:px-8 md:pt-14 md:pb-32"
    >
      <SearchForm services={services} filter={filter} />
      <Found count={shown.size} />
      <ul className="grid gap-x-8 gap-y-12 not-has-[>li:not([hidden])]:hidden md:grid-cols-2 lg:grid-cols-3">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} hidden={!shown.has(service.id)} />
        ))}
      </ul>
    </section>
  );
}

function Found({ count }: { count: number }) {
  return (
    <div role="status" className="py-6 text-sm text-muted">
      <p {...withData('servicesCount')} hidden={count === 0}>
        {serviceCountText(count)}
      </p>
      <div
        {...withData('servicesNone')}
        hidden={count > 0}
        className="flex flex-col items-start gap-4 border-t border-line-strong pt-10 pb-16"
      >
        <p className="text-lead">No services found matching your criteria.</p>
        <a
          href={SERVICES_PATH}
          {...withData('servicesClear')}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Clear filters
        </a>
      </div>
    </div>
  );
}

function Empty() {
  return (
    <section aria-label="Service list" className="mx-auto max-w-6xl px-5 py-20 md:px-8 md:py-32">
      <p role="status" className="text-lead text-muted">
        No services available at the moment.
      </p>
    </section>
  );
}
