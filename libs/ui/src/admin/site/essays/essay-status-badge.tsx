import { type EssayStatus, essayStatusLabels } from '@polaris/contracts';
import { Badge } from '../../../primitives/badge.tsx';

export const EssayStatusBadge = ({ status }: { status: EssayStatus }) => (
  <Badge tone={status === 'published' ? 'success' : 'neutral'}>{essayStatusLabels[status]}</Badge>
);
