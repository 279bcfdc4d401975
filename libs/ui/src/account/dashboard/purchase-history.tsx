import { type Purchase, dollars } from '@polaris/contracts';
import { usePurchases } from '../../api/purchases.ts';
import { longDate } from '../../primitives/long-date.ts';
import { purchaseName } from './purchase-name.ts';
import { useAwaitedPayment } from './awaited-payment.ts';
import { NextStep } from './next-step.tsx';
import { PaymentState } from './payment-state.tsx';
import { PurchaseNotes } from './purchase-notes.tsx';
import { PurchaseStatusBadge } from './purchase-status-badge.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { Section } from './section.tsx';

const SKELETONS = 3;

export function PurchaseHistory() {
  const awaited = useAwaitedPayment();
  const purchases = usePurchases(awaited);
  return (
    <Section title="Purchase History">
      {purchases.isPending && (
        <RowSkeletons text="Loading your purchase history..." rows={SKELETONS} />
      )}
      {purchases.isError && (
        <SectionFailure
          text="Error loading your purchase history. Please try again later."
          onRetry={() => void purchases.refetch()}
        />
      )}
      {purchases.data?.items.length === 0 && (
        <SectionEmpty>
          <p>You haven't made any purchases yet.</p>
        </SectionEmpty>
      )}
      <ul className="empty:hidden">
        {purchases.data?.items.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} isAwaited={purchase.id === awaited} />
        ))}
      </ul>
    </Section>
  );
}

function PurchaseRow({ purchase, isAwaited }: { purchase: Purchase; isAwaited: boolean }) {
  const { purchaseDate, amount, invoiced, progress, status } = purchase;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-5">
      <div className="flex items-baseline justify-between gap-6">
        <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">
          {purchaseName(purchase)}
        </h3>
        <span className="tabular-nums">{dollars(invoiced ?? amount)}</span>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm leading-6 text-muted">
        <PurchaseStatusBadge status={status} />
        <time dateTime={purchaseDate}>{longDate(purchaseDate)}</time>
        <span>{progress}% complete</span>
      </div>
      <PaymentState purchase={purchase} isAwaited={isAwaited} />
      <NextStep purchase={purchase} />
      {status !== 'active' && <PurchaseNotes notes={purchase.notes} />}
    </li>
  );
}
