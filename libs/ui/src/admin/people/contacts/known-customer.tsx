import type { ContactSubmission } from '@polaris/contracts';
import { Link } from 'react-router';
import { useCustomerMatches } from '../../../api/people/customers/customers.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { customerLabel, sharedBy } from '../../shared/conversion/match-text.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

/** Customers with the email or phone of an unconverted submission. */
export const useMatchingCustomers = ({ customerId, email, phone }: ContactSubmission) =>
  useCustomerMatches(customerId === null ? { email, phone } : { email: null, phone: null });

/** Says whether the person is a customer already, with a link. */
export function MatchingCustomers({ contact }: { contact: ContactSubmission }) {
  const { data: matches, isPending } = useMatchingCustomers(contact);
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
            {customerLabel(match)}
          </Link>{' '}
          has this {sharedBy(match)}
        </li>
      ))}
    </ul>
  );
}
