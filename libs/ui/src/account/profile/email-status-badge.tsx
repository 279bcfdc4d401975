import type { EmailStatus } from '@polaris/contracts';
import { Badge } from '../../primitives/badge.tsx';

/** Nothing where addresses are not verified. */
export function EmailStatusBadge({ status }: { status: EmailStatus }) {
  if (status === 'unchecked') return null;
  return status === 'verified' ? (
    <Badge tone="success">Verified</Badge>
  ) : (
    <Badge tone="warn">Not verified</Badge>
  );
}
