import { type RetainerState, retainerStateLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../../primitives/badge.tsx';

const tones: Record<RetainerState, BadgeTone> = {
  active: 'success',
  paused: 'warn',
  ended: 'neutral',
};

export const RetainerStateBadge = ({ state }: { state: RetainerState }) => (
  <Badge tone={tones[state]}>{retainerStateLabels[state]}</Badge>
);
