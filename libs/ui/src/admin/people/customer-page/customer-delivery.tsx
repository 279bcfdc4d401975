import type { Customer } from '@polaris/contracts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useLinkedAccount } from '../../../api/people/customers/linked-accounts.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { CustomerAppointments } from '../../schedule/appointments/customer-appointments.tsx';
import { CustomerFiles } from '../files/customer-files.tsx';
import { CustomerOffers } from '../../sales/offers/customer-offers.tsx';
import { CustomerPurchases } from '../../sales/purchases/customer-purchases.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { LinkedAccount } from './account/linked-account.tsx';

/** The customer's offers, purchases, sessions and files, and the account that can see them, if any. */
export function CustomerDelivery({ customer }: { customer: Customer }) {
  const { data: account, error } = useLinkedAccount(customer.id);
  const hasAccount = account === undefined ? undefined : account !== null;
  return (
    <>
      <FoldableSection id="offers-title" title="Offers">
        <CustomerOffers customerId={customer.id} />
      </FoldableSection>
      <FoldableSection id="purchases-title" title="Purchases">
        <CustomerPurchases customerId={customer.id} hasAccount={hasAccount} />
      </FoldableSection>
      <FoldableSection id="sessions-title" title="Sessions">
        <CustomerAppointments customer={customer} account={account} />
      </FoldableSection>
      <FoldableSection id="files-title" title="Files">
        <CustomerFiles customerId={customer.id} />
      </FoldableSection>
      <FoldableSection id="account-title" title="Account">
        {error && <Alert>{errorMessage(error)}</Alert>}
        {account !== undefined && <LinkedAccount customer={customer} account={account} />}
      </FoldableSection>
    </>
  );
}
