import type { Customer } from '@polaris/contracts';
import { sentence } from '../../../api/api-error.ts';
import { useLinkedAccount } from '../../../api/linked-accounts.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { FoldableSection } from '../../shared/record/foldable-section.tsx';
import { CustomerPurchases } from '../../purchases/customer-purchases.tsx';
import { CustomerSessions } from '../../appointments/customer-sessions.tsx';
import { LinkedAccount } from './linked-account.tsx';

/** What a customer has bought, when they are met, and the account that both hang on. */
export function CustomerDelivery({ customer }: { customer: Customer }) {
  const { data: account, error } = useLinkedAccount(customer.id);
  return (
    <>
      {account && (
        <>
          <FoldableSection id="purchases-title" title="Purchases">
            <CustomerPurchases customerId={customer.id} />
          </FoldableSection>
          <FoldableSection id="sessions-title" title="Sessions">
            <CustomerSessions customerId={customer.id} userId={account.id} />
          </FoldableSection>
        </>
      )}
      <FoldableSection id="account-title" title="Account">
        {error && <Alert>{sentence(error)}</Alert>}
        {account !== undefined && <LinkedAccount customer={customer} account={account} />}
      </FoldableSection>
    </>
  );
}
