import { type TestimonialStatus, testimonialStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';

const tones: Record<TestimonialStatus, BadgeTone> = {
  requested: 'info',
  submitted: 'warn',
  change_requested: 'info',
  approved: 'success',
  withdrawn: 'neutral',
};

export const TestimonialStatusBadge = ({ status }: { status: TestimonialStatus }) => (
  <Badge tone={tones[status]}>{testimonialStatusLabels[status]}</Badge>
);
