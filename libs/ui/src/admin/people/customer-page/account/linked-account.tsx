import { type AccountSummary, type Customer, displayName } from '@polaris/contracts';
import { useState } from 'react';
import {
  useAccountGain,
  useLinkAccount,
} from '../../../../api/people/customers/linked-accounts.ts';
import { Badge } from '../../../../primitives/badge.tsx';
import { Button } from '../../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../../../shared/feedback/report-failure.ts';
import { AccountGainNotice } from '../../../shared/record/account-gain-notice.tsx';
import { longDate } from '../../../shared/record/format.ts';
import { AccountAccess } from './account-access.tsx';
import { AccountPicker } from './account-picker.tsx';
import { CustomerDevices } from './customer-devices.tsx';
import { InviteCustomer } from './invite-customer.tsx';
import { OneTimeLink } from './one-time-link.tsx';

interface LinkedAccountProps {
  customer: Customer;
  account: AccountSummary | null;
}

/** The account that this customer signs in with, or a picker to link one. */
export function LinkedAccount({ customer, account }: LinkedAccountProps) {
  const linking = useLinkAccount(customer.id);
  /** Whether to focus the control that replaces the used one after linking or unlinking. */
  const [used, setUsed] = useState(false);
  const link = async (userId: string | null) => {
    try {
      setUsed(true);
      await linking.mutateAsync(userId);
      reportSuccess(userId ? 'Account linked' : 'Account unlinked');
    } catch (error) {
      reportFailure(error);
    }
  };
  return account ? (
    <Linked
      customerId={customer.id}
      account={account}
      focused={used}
      pending={linking.isPending}
      onUnlink={() => void link(null)}
    />
  ) : (
    <NotLinked
      customer={customer}
      focused={used}
      pending={linking.isPending}
      onLink={(userId) => void link(userId)}
    />
  );
}

interface LinkedProps {
  customerId: number;
  account: AccountSummary;
  focused: boolean;
  pending: boolean;
  onUnlink: () => void;
}

function Linked({ customerId, account, focused, pending, onUnlink }: LinkedProps) {
  const { email, emailVerified, phone, disabledAt } = account;
  return (
    <div className="flex flex-col gap-4 text-sm leading-6">
      <div className="min-w-0">
        <p className="text-base font-semibold wrap-anywhere">{displayName(account)}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{email}</span>
          {emailVerified ? (
            <Badge tone="success">Verified</Badge>
          ) : (
            <Badge tone="warn">Not verified</Badge>
          )}
          {disabledAt && <Badge tone="danger">Disabled</Badge>}
        </p>
        {phone && <p className="wrap-anywhere">{phone}</p>}
        <p className="text-muted">
          {disabledAt
            ? `Can't sign in since ${longDate(disabledAt)}. Everything in the account is kept.`
            : preferencesOf(account)}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!disabledAt && (
          <>
            <OneTimeLink customerId={customerId} account={account} />
            <CustomerDevices customerId={customerId} account={account} />
          </>
        )}
        <AccountAccess customerId={customerId} account={account} />
        <Button
          variant="secondary"
          size="sm"
          autoFocus={focused}
          pending={pending}
          onClick={onUnlink}
        >
          Unlink
        </Button>
      </div>
    </div>
  );
}

const channels = { email: 'email', phone: 'phone calls', text: 'text messages' } as const;

/** Email is sent only to verified addresses, whatever the preferences. */
function preferencesOf({ preferences, emailVerified }: AccountSummary): string {
  const allowed = (Object.keys(channels) as (keyof typeof channels)[]).filter(
    (channel) => preferences[channel],
  );
  const preference = allowed.length
    ? `Agrees to ${new Intl.ListFormat('en').format(allowed.map((channel) => channels[channel]))}`
    : 'Wants no messages';
  if (!emailVerified)
    return `${preference}. No order confirmations or updates are emailed to this address until it is verified.`;
  return allowed.length ? `${preference}.` : `${preference}; order confirmations are still sent.`;
}

interface NotLinkedProps {
  customer: Customer;
  focused: boolean;
  pending: boolean;
  onLink: (userId: string) => void;
}

function NotLinked({ customer, focused, pending, onLink }: NotLinkedProps) {
  const [picked, setPicked] = useState<AccountSummary | null>(null);
  const gain = useAccountGain(customer.id, picked?.id);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm leading-6 text-muted">
        What an account has bought and booked appears on this page once it is linked. An account
        with the same email address is linked automatically when that address is verified.
      </p>
      <AccountPicker picked={picked} onPick={setPicked} autoFocus={focused} />
      {picked && !picked.emailVerified && (
        <p className="text-sm leading-6 text-warn">
          This address has not been verified. Link the account only if you know who owns it.
        </p>
      )}
      {picked && <AccountGainNotice gain={gain.data} />}
      <div>
        <Button
          variant="secondary"
          pending={pending}
          disabled={!picked || gain.isPending}
          onClick={() => picked && onLink(picked.id)}
        >
          Link Account
        </Button>
      </div>
      <InviteCustomer customer={customer} />
    </div>
  );
}
