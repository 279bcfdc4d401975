import type { User } from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { showPendingToast } from '../../primitives/toast/toast.tsx';
import { useIsWide } from '../../primitives/use-is-wide.ts';
import { AccountFrame } from '../account-frame.tsx';
import { useVerifiedToast } from '../address-to-verify.ts';
import { usePurchases } from '../../api/site/account/purchases.ts';
import { ActiveServices } from './active-services.tsx';
import { CurrentWork } from './current-work.tsx';
import { openPurchases, ownPurchasePath } from './open-purchases.ts';
import { OwnFiles } from './own-files.tsx';
import { Conversation } from './conversation.tsx';
import { OwnInvoices } from './own-invoices.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { PurchaseHistory } from './purchase-history.tsx';
import { UpcomingAppointments } from './sessions/upcoming-appointments.tsx';
import { VerifyNotice } from './verify-notice.tsx';

interface ClientDashboardProps {
  user: User;
  /** The owner's reply time, such as "within one business day". */
  replyTime: string;
  /** The owner's name. */
  ownerName: string;
}

export function ClientDashboard({ user, replyTime, ownerName }: ClientDashboardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(showPendingToast, []);
  useVerifiedToast(user);
  const isWithoutWork = useIsWithoutWork();
  const isWide = useIsWide();
  // The document has the order that is seen: in one column, the services come first.
  const person = (
    <div
      key="person"
      className="grid content-start gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-1"
    >
      <ProfileCard user={user} />
      <PreferencesCard userId={user.id} />
    </div>
  );
  const work = (
    <div key="work" className="flex min-w-0 flex-col gap-10">
      <CurrentWork replyTime={replyTime} />
      <ActiveServices replyTime={replyTime} />
      <PurchaseHistory />
      <UpcomingAppointments />
      {/* Not for the owner, who writes to clients from their records. */}
      {isWithoutWork && !user.isAdmin && <Conversation user={user} ownerName={ownerName} />}
      <OwnInvoices />
      {isWithoutWork && <OwnFiles user={user} />}
    </div>
  );
  return (
    <AccountFrame>
      <header className="flex flex-col gap-2 pb-8 md:pb-10">
        <h1 ref={heading} tabIndex={-1} className="font-display text-headline focus:outline-none">
          Dashboard
        </h1>
        <p className="text-lead text-muted">Manage your consultations and account details</p>
      </header>
      <VerifyNotice user={user} focusAfter={heading} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
        {isWide ? [person, work] : [work, person]}
      </div>
    </AccountFrame>
  );
}

/**
 * Whether no purchase is open. With one, messages and files are on its page, to which the link of a mail then leads.
 */
function useIsWithoutWork(): boolean {
  const purchases = usePurchases();
  const [first] = openPurchases(purchases.data?.items);
  const firstId = first?.id;
  useEffect(() => {
    if (firstId !== undefined && location.hash === '#messages')
      location.replace(`${ownPurchasePath(firstId)}#messages`);
  }, [firstId]);
  return !purchases.isPending && !first;
}
