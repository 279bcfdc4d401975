import { usePurchases } from '../../api/site/account/purchases.ts';
import { OpenPurchase } from './open-purchase.tsx';
import { isInProgress, openPurchases } from './open-purchases.ts';
import { usePendingPayment } from './payment/pending-payment.ts';
import { DashboardSection } from './section.tsx';

interface CurrentWorkProps {
  /** For example "within one business day". */
  replyTime: string;
}

/**
 * The open purchases that are not active, such as a completed one with an amount due. Hidden without any, so that
 * nothing moves; the sections below show the loading state and errors.
 */
export function CurrentWork({ replyTime }: CurrentWorkProps) {
  const purchases = usePurchases(usePendingPayment());
  const open = openPurchases(purchases.data?.items).filter(({ status }) => status !== 'active');
  if (open.length === 0) return null;
  return (
    <DashboardSection title={open.some(isInProgress) ? 'Current Work' : 'Still Open'}>
      <ul className="grid gap-5">
        {open.map((purchase) => (
          <OpenPurchase key={purchase.id} purchase={purchase} replyTime={replyTime} unread={0} />
        ))}
      </ul>
    </DashboardSection>
  );
}
