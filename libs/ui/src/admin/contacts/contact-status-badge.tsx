import { type ContactStatus, contactStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';

const tones: Record<ContactStatus, BadgeTone> = {
  new: 'info',
  replied: 'success',
  spam: 'danger',
  converted: 'neutral',
};

export function ContactStatusBadge({ status }: { status: ContactStatus }) {
  return <Badge tone={tones[status]}>{contactStatusLabels[status]}</Badge>;
}
