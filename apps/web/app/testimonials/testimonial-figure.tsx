import type { PublicTestimonial } from '@polaris/contracts';
import { Star } from '@polaris/ui/primitives/star';
import { clsx } from 'clsx';
import { testimonials as words } from '../../content/testimonials.ts';

export type ShownTestimonial = Pick<
  PublicTestimonial,
  'content' | 'name' | 'role' | 'company' | 'rating'
> &
  Partial<Pick<PublicTestimonial, 'service' | 'isVerified'>>;

interface TestimonialFigureProps {
  testimonial: ShownTestimonial;
  /** Larger, when shown alone. */
  isLarge?: boolean;
}

/** The limits of a short text; longer ones have smaller type. */
const SHORT = { characters: 280, lines: 5 };

/** One testimonial: its plain text, and its author's chosen name. */
export function TestimonialFigure({ testimonial, isLarge = false }: TestimonialFigureProps) {
  const { content, rating } = testimonial;
  const isShort = isShortText(content.trim());
  return (
    <figure className="flex flex-col gap-6 py-8">
      {rating !== null && <Rating rating={rating} />}
      <blockquote
        className={clsx(
          'max-w-3xl wrap-anywhere whitespace-pre-line',
          isShort ? 'font-display leading-snug' : 'text-base leading-7',
          isShort && (isLarge ? 'text-title' : 'text-2xl'),
        )}
      >
        “{content.trim()}”
      </blockquote>
      <Author {...testimonial} />
    </figure>
  );
}

const isShortText = (text: string): boolean =>
  [...text].length <= SHORT.characters && text.split('\n').length <= SHORT.lines;

function Author({ name, role, company, service, isVerified }: ShownTestimonial) {
  const position = [role, company].filter(Boolean).join(', ');
  return (
    <figcaption className="flex flex-col gap-1 text-sm leading-6 wrap-anywhere">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-base font-semibold">{name}</span>
        {isVerified && (
          <span className="inline-flex items-center gap-1.5 font-semibold text-success">
            <CheckMark />
            {words.verified}
          </span>
        )}
      </span>
      {position && <span className="text-muted">{position}</span>}
      {service && <span className="text-muted">{service.name}</span>}
    </figcaption>
  );
}

const STARS = [1, 2, 3, 4, 5];

function Rating({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">{rating} out of 5</span>
      {STARS.map((star) => (
        <Star key={star} className={clsx('size-4', star <= rating ? 'text-accent' : 'text-line')} />
      ))}
    </p>
  );
}

const CheckMark = () => (
  <svg
    viewBox="0 0 16 16"
    aria-hidden="true"
    className="size-3.5"
    fill="none"
    stroke="currentColor"
  >
    <path d="M2.5 8.5 6.2 12 13.5 4" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
