import { type Service, priceLabel } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { content } from '../../../page/content.ts';
import { servicesTexts } from '../../../../content/services.ts';
import { SectionHeading } from '../../../layout/section-heading.tsx';

export const COMPARISON_ID = 'which-one';

const { columns } = servicesTexts;

/** Compares services by situation. On narrow screens each row is a block with labeled cells. */
export function ServiceComparison({ services }: { services: Service[] }) {
  const { comparison } = content().services;
  return (
    <section
      id={COMPARISON_ID}
      tabIndex={-1}
      aria-labelledby={`${COMPARISON_ID}-title`}
      className="border-t border-line bg-sunken"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-10 px-5 py-16 md:px-8 md:py-24">
        <SectionHeading
          id={`${COMPARISON_ID}-title`}
          eyebrow={comparison.eyebrow}
          title={comparison.title}
        />
        <p className="-mt-4 max-w-prose text-muted">{comparison.prices}</p>
        <table
          aria-labelledby={`${COMPARISON_ID}-title`}
          className="w-full border-collapse text-left text-[0.9375rem] leading-6 max-lg:block"
        >
          <thead className="max-lg:sr-only">
            <tr>
              {Object.entries(columns).map(([column, label]) => (
                <th
                  key={column}
                  scope="col"
                  className="border-b border-line-strong py-3 pr-6 align-bottom text-sm font-semibold text-accent last:pr-0"
                >
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {services.map((service) => (
              <Row key={service.id} service={service} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ service }: { service: Service }) {
  const { id, name, situation, audience, duration } = service;
  return (
    <tr className="border-b border-line max-lg:grid max-lg:gap-2 max-lg:border-t max-lg:border-b-0 max-lg:py-6 sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      <th
        scope="row"
        className="py-5 pr-6 align-top font-normal text-pretty wrap-anywhere max-lg:p-0 max-lg:text-lead"
      >
        {situation}
      </th>
      <td className="py-5 pr-6 align-top max-lg:p-0 lg:w-52">
        <a
          href={`/services/${id}`}
          className="inline-block rounded-sm py-1 font-display text-xl leading-6 wrap-anywhere text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent lg:-mt-1"
        >
          {name}
        </a>
      </td>
      <Cell label={columns.audience}>{audience}</Cell>
      <Cell label={columns.duration}>{duration}</Cell>
      <Cell label={columns.price} className="tabular-nums lg:w-28">
        {priceLabel(service)}
      </Cell>
    </tr>
  );
}

interface CellProps {
  /** The label of a cell on narrow screens. */
  label?: string;
  className?: string;
  children: ReactNode;
}

function Cell({ label, className = '', children }: CellProps) {
  const isEmpty = !children;
  return (
    <td
      className={`py-5 pr-6 align-top wrap-anywhere last:pr-0 max-lg:p-0 ${isEmpty ? 'max-lg:hidden' : ''} ${className}`}
    >
      {label && !isEmpty && (
        <span aria-hidden="true" className="mr-2 text-sm font-semibold text-accent lg:hidden">
          {label}
        </span>
      )}
      {children || <span aria-hidden="true">–</span>}
    </td>
  );
}
