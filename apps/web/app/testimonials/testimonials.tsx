import type { PublicTestimonial, SiteData } from '@polaris/contracts';
import { clsx } from 'clsx';
import { testimonials as words } from '../../content/testimonials.ts';
import { SectionHeading } from '../layout/section-heading.tsx';
import { TestimonialFigure } from './testimonial-figure.tsx';

/** If testimonials cannot be read, the page omits them. */
export const readTestimonials = (data: SiteData): Promise<PublicTestimonial[]> =>
  data.testimonials().catch(() => []);

interface TestimonialsProps {
  all: PublicTestimonial[];
  /** The maximum number of testimonials. */
  most: number;
}

/** Approved testimonials; nothing if there are none. */
export function Testimonials({ all, most }: TestimonialsProps) {
  const shown = all.slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section
      id="testimonials"
      aria-labelledby="testimonials-title"
      className="border-t border-line print:break-before-avoid"
    >
      <div className="mx-auto flex max-w-6xl flex-col gap-12 px-5 py-20 md:px-8 md:py-28">
        <SectionHeading id="testimonials-title" {...words.section} />
        <ul className={clsx('gap-x-12', shown.length > 1 && 'md:columns-2')}>
          {shown.map((testimonial) => (
            <li key={testimonial.id} className="break-inside-avoid border-t border-line-strong">
              <TestimonialFigure testimonial={testimonial} isLarge={shown.length === 1} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The newest testimonial of a service, or else the newest of all. */
export const testimonialFor = (
  id: number,
  all: readonly PublicTestimonial[],
): PublicTestimonial | undefined => all.find(({ service }) => service?.id === id) ?? all[0];
