import { type CustomerStatus, customerStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<CustomerStatus, BadgeTone> = {
  active: 'success',
  completed: 'success',
  on_hold: 'warn',
  potential: 'warn',
  inactive: 'neutral',
};

export function CustomerStatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={tones[status]}>{customerStatusLabels[status]}</Badge>;
}
