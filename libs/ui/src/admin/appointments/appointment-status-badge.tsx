import { type AppointmentStatus, appointmentStatusLabels } from '@polaris/contracts';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';

const tones: Record<AppointmentStatus, BadgeTone> = {
  scheduled: 'info',
  completed: 'success',
  cancelled: 'neutral',
  no_show: 'danger',
};

export const AppointmentStatusBadge = ({ status }: { status: AppointmentStatus }) => (
  <Badge tone={tones[status]}>{appointmentStatusLabels[status]}</Badge>
);
