import type { Service, ServicePageMarkdown } from '@polaris/contracts';
import { Markdown } from '@polaris/ui/primitives/markdown/markdown';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { serviceTexts } from '../../../../content/service-texts.ts';
import { FirstSteps } from './first-steps.tsx';
import { hasFacts, isFilled } from './service-facts.tsx';

/** The owner's optional sections about a service. */
interface ServiceSectionsProps {
  service: Service;
  /** What happens after an order. */
  afterOrder: readonly string[];
}

export function ServiceSections({ service, afterOrder }: ServiceSectionsProps) {
  const isFitting = isFilled(service.audience) || isFilled(service.notFor);
  return (
    <div className="mx-auto max-w-6xl px-5 not-empty:pb-16 md:px-8 md:not-empty:pb-24 print:not-empty:pb-6 [&>:first-child]:border-t-0">
      <TextSection service={service} field="deliverables" />
      {isFitting && <Fit service={service} />}
      <TextSection service={service} field="process" />
      {hasFacts(service) && (
        <Section id="first-steps" title={serviceTexts.steps.title}>
          <FirstSteps service={service} afterOrder={afterOrder} />
        </Section>
      )}
      <TextSection service={service} field="priceCovers" />
      <TextSection service={service} field="questions" />
      <TextSection service={service} field="sample" />
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="grid gap-x-8 gap-y-5 border-t border-line py-10 md:grid-cols-12 md:py-14 print:gap-y-2 print:py-4"
    >
      <h2
        id={`${id}-title`}
        className="break-after-avoid font-display text-title md:col-span-4 md:pr-4 print:text-xl"
      >
        {title}
      </h2>
      <div className="max-w-prose min-w-0 md:col-span-8">{children}</div>
    </section>
  );
}

interface TextSectionProps {
  service: Service;
  field: ServicePageMarkdown;
}

function TextSection({ service, field }: TextSectionProps) {
  const text = service[field];
  if (!isFilled(text)) return null;
  return (
    <Section id={field} title={serviceTexts.sections[field]}>
      <Markdown text={text} className="text-pretty" />
    </Section>
  );
}

/** Good fit and not a fit, side by side. */
function Fit({ service: { audience, notFor } }: { service: Service }) {
  return (
    <Section id="fit" title={serviceTexts.sections.fit}>
      <dl className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        {isFilled(audience) && (
          <FitCard icon={<Check />} title={serviceTexts.sections.audience} text={audience} />
        )}
        {isFilled(notFor) && (
          <FitCard icon={<X />} title={serviceTexts.sections.notFor} text={notFor} />
        )}
      </dl>
    </Section>
  );
}

function FitCard({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="flex min-w-0 break-inside-avoid flex-col gap-2">
      <dt className="flex items-center gap-2 font-semibold">
        <span aria-hidden="true" className="text-accent [&>svg]:size-5">
          {icon}
        </span>
        {title}
      </dt>
      <dd className="text-pretty wrap-anywhere">{text}</dd>
    </div>
  );
}
