import { subscriberStatusLabels } from '@polaris/contracts';
import { Link } from 'react-router';
import { useSubscriberPages } from '../../../api/site/subscribers.ts';

/** Whether an address gets the newsletter; nothing if never subscribed. */
export function CustomerSubscriptionBadge({ email }: { email: string }) {
  const { data } = useSubscriberPages({ email });
  const [subscriber] = data?.items ?? [];
  if (!subscriber) return null;
  return (
    <Link
      to={`/admin/subscribers?q=${encodeURIComponent(email)}`}
      className="text-sm text-muted underline underline-offset-4 hover:text-ink"
    >
      Newsletter: {subscriberStatusLabels[subscriber.status]}
    </Link>
  );
}
