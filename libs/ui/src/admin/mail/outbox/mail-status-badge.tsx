import { type MailStatus, mailStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<MailStatus, BadgeTone> = {
  queued: 'warn',
  sent: 'success',
  failed: 'danger',
  kept: 'neutral',
  held: 'warn',
  bounced: 'danger',
  complaint: 'danger',
};

export const MailStatusBadge = ({ status }: { status: MailStatus }) => (
  <Badge tone={tones[status]}>{mailStatusLabels[status]}</Badge>
);
