import { type AccountSummary, displayName } from '@polaris/contracts';
import { useState } from 'react';
import { useSetAccountAccess } from '../../../../api/people/customers/linked-accounts.ts';
import { Button } from '../../../../primitives/button.tsx';
import { ConfirmDialog } from '../../../../primitives/dialog/confirm-dialog.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';

interface AccountAccessProps {
  customerId: number;
  account: AccountSummary;
}

/** Disables the customer's account, and enables it again. */
export function AccountAccess({ customerId, account }: AccountAccessProps) {
  const access = useSetAccountAccess(customerId);
  const [asking, setAsking] = useState(false);
  const set = async (disabled: boolean) => {
    try {
      await access.mutateAsync({ disabled });
      reportSuccess(disabled ? 'Account disabled' : 'Account enabled');
    } catch (error) {
      reportFailure(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={access.isPending}
        onClick={() => (account.disabledAt ? void set(false) : setAsking(true))}
      >
        {account.disabledAt ? 'Enable account' : 'Disable account'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Disable this account?"
        text={`${displayName(account)} is signed out everywhere right away, and can't sign in until you enable the account again. Orders, invoices and messages stay.`}
        confirmLabel="Disable account"
        pending={access.isPending}
        onConfirm={() => void set(true)}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
