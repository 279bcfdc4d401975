import {
  type ContactStatus,
  type ContactSubmission,
  contactFieldLabels,
  contactStatusLabels,
} from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<ContactStatus, BadgeTone> = {
  new: 'info',
  replied: 'success',
  spam: 'danger',
  converted: 'neutral',
};

interface ContactStatusBadgeProps {
  contact: Pick<ContactSubmission, 'status' | 'mayBeSpam'>;
}

/** The status, and a spam warning until the owner changes the status. */
export const ContactStatusBadge = ({ contact }: ContactStatusBadgeProps) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={tones[contact.status]}>{contactStatusLabels[contact.status]}</Badge>
    {isDoubtful(contact) && <Badge tone="warn">{contactFieldLabels.mayBeSpam}</Badge>}
  </span>
);

export const isDoubtful = ({ status, mayBeSpam }: ContactStatusBadgeProps['contact']): boolean =>
  status === 'new' && mayBeSpam;
