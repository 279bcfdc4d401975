import { type Service, priceLabel } from '@polaris/contracts';
import { serviceTexts } from '../../../../content/service-texts.ts';

export function OtherServices({ services }: { services: Service[] }) {
  return (
    <section
      aria-labelledby="others-title"
      className="mx-auto max-w-6xl px-5 pb-16 md:px-8 md:pb-24 print:hidden"
    >
      <h2 id="others-title" className="pb-4 text-sm font-semibold text-accent">
        {serviceTexts.others}
      </h2>
      <ul className="border-b border-line">
        {services.map((service) => (
          <li key={service.id} className="border-t border-line">
            <a
              href={`/services/${service.id}`}
              className="group flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 rounded-sm py-5"
            >
              <span className="min-w-0 font-display text-title wrap-anywhere underline-offset-4 group-hover:underline">
                {service.name}
              </span>
              <span className="min-w-0 wrap-anywhere text-muted tabular-nums">
                {priceLabel(service)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
