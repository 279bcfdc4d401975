import type { CustomerFormValues, CustomerMatch } from '@polaris/contracts';
import { Link } from 'react-router';
import { useCustomerMatches } from '../../../api/people/customers/customers.ts';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { customerLabel, sharedBy } from '../../shared/conversion/match-text.ts';
import { useDebounced } from '../../shared/filters/use-debounced.ts';
import { customerPath } from '../../shared/record/record-paths.ts';

const PAUSE_MS = 300;
const ADDRESS = /^\S+@\S+\.\S+$/;
/** The minimum digits of a phone number. */
const FEWEST_DIGITS = 7;

type Typed = Pick<CustomerFormValues, 'email' | 'phone'>;

/** Hints that customers with the typed email or phone exist, with links. */
export function KnownCustomers({ email, phone }: Typed) {
  const typed = useDebounced(`${knownEmail(email)}\n${knownPhone(phone)}`, PAUSE_MS);
  const [asEmail, asPhone] = typed.split('\n');
  const { data: matches = [] } = useCustomerMatches({
    email: asEmail || null,
    phone: asPhone || null,
  });
  return (
    <div role="status" className="empty:-mt-4 sm:col-span-2">
      {matches.length > 0 && (
        <ul className="border-l-2 border-accent bg-sunken px-4 py-3 text-sm leading-6">
          {matches.map((match) => (
            <Known key={match.id} match={match} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Known({ match }: { match: CustomerMatch }) {
  return (
    <li className="wrap-anywhere">
      A customer with this {sharedBy(match)} exists: {customerLabel(match)}.{' '}
      <Link
        to={customerPath(match.id)}
        aria-label={`Use this customer: ${customerLabel(match)}`}
        className={`inline-flex min-h-6 items-center rounded-sm font-semibold text-accent underline underline-offset-4 ${focusRing}`}
      >
        Use this customer
      </Link>
    </li>
  );
}

const knownEmail = (email: Typed['email']): string => {
  const typed = (email ?? '').trim();
  return ADDRESS.test(typed) ? typed : '';
};

const knownPhone = (phone: Typed['phone']): string =>
  (phone ?? '').replace(/\D/g, '').length >= FEWEST_DIGITS ? phone!.trim() : '';
