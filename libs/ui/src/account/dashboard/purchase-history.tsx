import {
  type Purchase,
  dollars,
  type PurchaseStatus,
  purchaseStatusLabels,
} from '@polaris/contracts';
import { usePurchases } from '../../api/account/purchases.ts';
import { longDate } from '../../primitives/long-date.ts';
import { purchaseName } from './purchase-name.ts';
import { usePendingPayment } from './pending-payment.ts';
import { PurchaseNextStep } from './next-step.tsx';
import { PaymentState } from './payment-state.tsx';
import { PurchaseNotes } from './purchase-notes.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { DashboardSection } from './section.tsx';
import { Badge, type BadgeTone } from '../../primitives/badge.tsx';

const tones: Record<PurchaseStatus, BadgeTone> = {
  completed: 'success',
  active: 'info',
  pending: 'warn',
  cancelled: 'danger',
};

const PurchaseStatusBadge = ({ status }: { status: PurchaseStatus }) => (
  <Badge tone={tones[status]}>{purchaseStatusLabels[status]}</Badge>
);

const SKELETONS = 3;

export function PurchaseHistory({ replyTime }: { replyTime: string }) {
  const pendingId = usePendingPayment();
  const purchases = usePurchases(pendingId);
  return (
    <DashboardSection title="Purchase History">
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
          <PurchaseRow
            key={purchase.id}
            purchase={purchase}
            isPending={purchase.id === pendingId}
            replyTime={replyTime}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}

interface PurchaseRowProps {
  purchase: Purchase;
  isPending: boolean;
  replyTime: string;
}

function PurchaseRow({ purchase, isPending, replyTime }: PurchaseRowProps) {
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
      <PaymentState purchase={purchase} isPending={isPending} />
      {status !== 'active' && (
        <>
          <PurchaseNextStep purchase={purchase} replyTime={replyTime} />
          <PurchaseNotes notes={purchase.notes} />
        </>
      )}
    </li>
  );
}
