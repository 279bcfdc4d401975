import { type ReactNode, useId } from 'react';

/** A section of an offer is one level below its title. */
export type HeadingLevel = 'h2' | 'h3' | 'h5' | 'h6';

export const sectionTitle = 'mb-3 font-display text-xl leading-7 break-after-avoid wrap-anywhere';

interface SectionProps {
  title: string;
  Heading: HeadingLevel;
  children: ReactNode;
}

export function Section({ title, Heading, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Heading id={id} className={sectionTitle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
