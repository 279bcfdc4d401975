import {
  type AdminTestimonial,
  nameStyleLabels,
  namedAs,
  type TestimonialStatus,
  testimonialStatusLabels,
} from '@polaris/contracts';
import { Eye, EyeOff, MessageSquareQuote, Trash2 } from 'lucide-react';
import { useUpdateTestimonial } from '../../../api/site/testimonials.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { longDate } from '../../shared/record/format.ts';

const tones: Record<TestimonialStatus, BadgeTone> = {
  requested: 'info',
  submitted: 'warn',
  change_requested: 'info',
  approved: 'success',
  withdrawn: 'neutral',
};

const TestimonialStatusBadge = ({ status }: { status: TestimonialStatus }) => (
  <Badge tone={tones[status]}>{testimonialStatusLabels[status]}</Badge>
);

interface TestimonialEntryProps {
  testimonial: AdminTestimonial;
  onAsk: (testimonial: AdminTestimonial) => void;
  onRemove: (testimonial: AdminTestimonial) => void;
}

export function TestimonialEntry({ testimonial, onAsk, onRemove }: TestimonialEntryProps) {
  const { id, name, service, status, isApproved, isVerified, rating, content } = testimonial;
  return (
    <li data-row={id} className="border-b border-line px-1 py-5 text-sm leading-6">
      <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <TestimonialStatusBadge status={status} />
        {status === 'change_requested' && isApproved && <Badge tone="success">Shown</Badge>}
        {isVerified && status !== 'requested' && status !== 'withdrawn' && (
          <Badge>Verified client</Badge>
        )}
      </h2>
      <p className="flex flex-wrap gap-x-4 text-muted">
        {service && <span className="wrap-anywhere">{service.name}</span>}
        {rating !== null && <span>{rating} out of 5</span>}
        <TestimonialDates testimonial={testimonial} />
      </p>
      {content && <Written testimonial={testimonial} />}
      <ChangeRequested testimonial={testimonial} />
      {status !== 'withdrawn' && (
        <div className="mt-3 -ml-3 flex flex-wrap gap-1">
          {status !== 'requested' && (
            <>
              {isApproved && <ShowButton testimonial={testimonial} shows={false} />}
              {status !== 'approved' && <ShowButton testimonial={testimonial} shows />}
              {testimonial.submittedAt && (
                <Button
                  mutates
                  variant="ghost"
                  size="sm"
                  aria-label={`Ask for a change to the testimonial of ${name}`}
                  onClick={() => onAsk(testimonial)}
                >
                  <MessageSquareQuote aria-hidden="true" className="size-3.5" />
                  Ask for a change
                </Button>
              )}
            </>
          )}
          <Button
            mutates
            variant="ghost"
            size="sm"
            aria-label={`Delete the testimonial of ${name}`}
            onClick={() => onRemove(testimonial)}
          >
            <Trash2 aria-hidden="true" className="size-3.5" />
            Delete
          </Button>
        </div>
      )}
    </li>
  );
}

/** The text, and how visitors see its author. */
function Written({ testimonial }: { testimonial: AdminTestimonial }) {
  const { content, nameStyle } = testimonial;
  const { name, role, company } = namedAs(testimonial);
  return (
    <>
      <blockquote className="mt-2 max-w-prose border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-wrap">
        {content}
      </blockquote>
      <p className="mt-2 wrap-anywhere text-muted">
        Named as{' '}
        <span className="text-ink">{[name, role, company].filter(Boolean).join(', ')}</span>
        {nameStyle && ` (${nameStyleLabels[nameStyle]})`}
      </p>
    </>
  );
}

function ChangeRequested({ testimonial }: { testimonial: AdminTestimonial }) {
  const { changeNote, proposedContent } = testimonial;
  if (changeNote === null) return null;
  return (
    <div className="mt-3 max-w-prose bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
      <p>
        <span className="font-semibold">You asked:</span> {changeNote}
      </p>
      {proposedContent && (
        <p className="mt-2">
          <span className="font-semibold">You proposed:</span> {proposedContent}
        </p>
      )}
    </div>
  );
}

interface ShowButtonProps {
  testimonial: AdminTestimonial;
  shows: boolean;
}

/** Approves the shown text, or hides it again. */
function ShowButton({ testimonial: { id, name, version }, shows }: ShowButtonProps) {
  const update = useUpdateTestimonial();
  const label = shows ? 'Approve' : 'Hide';
  const Icon = shows ? Eye : EyeOff;
  const change = async () => {
    try {
      await update.mutateAsync({ id, version, isApproved: shows });
      reportSuccess(shows ? 'The testimonial is shown on your site' : 'The testimonial is hidden');
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      pending={update.isPending}
      aria-label={`${label} the testimonial of ${name}`}
      onClick={() => void change()}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {label}
    </Button>
  );
}

/** The latest event, and the expiry of a request. */
function TestimonialDates({ testimonial }: { testimonial: AdminTestimonial }) {
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
