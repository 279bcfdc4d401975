import { type PurchaseStatus, purchaseStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<PurchaseStatus, BadgeTone> = {
  completed: 'success',
  active: 'info',
  pending: 'warn',
  cancelled: 'danger',
};

export const PurchaseStatusBadge = ({ status }: { status: PurchaseStatus }) => (
  <Badge tone={tones[status]}>{purchaseStatusLabels[status]}</Badge>
);
