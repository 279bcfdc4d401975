import type { AdminTestimonial } from '@polaris/contracts';
import { longDate } from '../../shared/record/format.ts';

/** The latest event, and the expiry of a request. */
export function TestimonialDates({ testimonial }: { testimonial: AdminTestimonial }) {
  const { status, requestedAt, expiresAt, remindedAt, submittedAt, withdrawnAt, createdAt } =
    testimonial;
  if (status === 'withdrawn') return <Day label="Withdrawn on" at={withdrawnAt} />;
  if (status !== 'requested') return <Day label="Written on" at={submittedAt ?? createdAt} />;
  return (
    <>
      <Day label="Asked on" at={requestedAt} />
      {remindedAt && <Day label="Reminded on" at={remindedAt} />}
      <Day label={isOver(expiresAt) ? 'Link expired on' : 'Link works until'} at={expiresAt} />
    </>
  );
}

const isOver = (at: string | null): boolean => at !== null && Date.parse(at) <= Date.now();

function Day({ label, at }: { label: string; at: string | null }) {
  if (at === null) return null;
  return (
    <span>
      {label} <time dateTime={at}>{longDate(at)}</time>
    </span>
  );
}
