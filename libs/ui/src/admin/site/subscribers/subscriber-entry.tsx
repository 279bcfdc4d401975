import {
  type Subscriber,
  type SubscriberStatus,
  subscriberStatusLabels,
  undeliverableKindLabels,
} from '@polaris/contracts';
import { Link } from 'react-router';
import { Button } from '../../../primitives/button.tsx';
import { RetryAddress } from '../../shared/record/retry-address.tsx';
import { dateAndTime } from '../../shared/record/format.ts';
import { customerPath } from '../../shared/record/record-paths.ts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<SubscriberStatus, BadgeTone> = {
  pending: 'warn',
  subscribed: 'success',
  unsubscribed: 'neutral',
};

const SubscriberStatusBadge = ({ status }: { status: SubscriberStatus }) => (
  <Badge tone={tones[status]}>{subscriberStatusLabels[status]}</Badge>
);

interface SubscriberEntryProps {
  subscriber: Subscriber;
  onRemove: (subscriber: Subscriber) => void;
}

/** When and where consent was given, and when it ended. */
export function SubscriberEntry({ subscriber, onRemove }: SubscriberEntryProps) {
  const { id, email, status, askedAt, confirmedAt, unsubscribedAt, source, customer } = subscriber;
  const { undeliverable } = subscriber;
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-1 py-4"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
          <SubscriberStatusBadge status={status} />
          {undeliverable && (
            <Badge tone="danger">{undeliverableKindLabels[undeliverable.kind]}</Badge>
          )}
          {customer && (
            <Link
              to={customerPath(customer.id)}
              className="text-sm text-muted underline underline-offset-4 hover:text-ink"
            >
              Customer: {customer.name}
            </Link>
          )}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm leading-6 text-muted">
          <Moment label="Asked" at={askedAt} />
          <Moment label="Confirmed" at={confirmedAt} />
          <Moment label="Unsubscribed" at={unsubscribedAt} />
          {source && <span className="wrap-anywhere">on {source}</span>}
        </p>
        {undeliverable && (
          <p className="text-sm leading-6 wrap-anywhere text-danger">{undeliverable.reason}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {undeliverable && <RetryAddress undeliverable={undeliverable} email={email} />}
        <Button
          mutates
          variant="secondary"
          size="sm"
          onClick={() => onRemove(subscriber)}
          aria-label={`Delete ${email}`}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

function Moment({ label, at }: { label: string; at: string | null }) {
  if (!at) return null;
  return (
    <span>
      {label} <time dateTime={at}>{dateAndTime(at)}</time>
    </span>
  );
}
