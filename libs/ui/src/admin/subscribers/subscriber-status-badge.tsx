import { type SubscriberStatus, subscriberStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';

const tones: Record<SubscriberStatus, BadgeTone> = {
  pending: 'warn',
  subscribed: 'success',
  unsubscribed: 'neutral',
};

export const SubscriberStatusBadge = ({ status }: { status: SubscriberStatus }) => (
  <Badge tone={tones[status]}>{subscriberStatusLabels[status]}</Badge>
);
