import type { ContactSubmission } from '@polaris/contracts';
import { Link } from 'react-router';
import { useCustomerMatches } from '../../api/customers.ts';
import { focusRing } from '../../primitives/control-style.ts';
import { nameOf, sharedBy } from '../shared/conversion/match-text.ts';
import { customerPath } from '../shared/record/record-paths.ts';

/** The customers who have the email or the phone of a submission that became nobody's yet. */
export const useKnownCustomers = ({ customerId, email, phone }: ContactSubmission) =>
  useCustomerMatches(customerId === null ? { email, phone } : { email: null, phone: null });

/** Says whether the person is a customer already, and leads there. */
export function KnownCustomer({ contact }: { contact: ContactSubmission }) {
  const { data: matches, isPending } = useKnownCustomers(contact);
  if (isPending) return '…';
  if (!matches) return 'Not known';
  if (matches.length === 0) return 'Not yet';
  return (
    <ul>
      {matches.map((match) => (
        <li key={match.id}>
          <Link
            to={customerPath(match.id)}
            className={`rounded-sm font-semibold underline underline-offset-4 ${focusRing}`}
          >
            {nameOf(match)}
          </Link>{' '}
          has this {sharedBy(match)}
        </li>
      ))}
    </ul>
  );
}
