import { dayText, dollars, sumLine, sumsOfPurchase, totalOf } from '@polaris/contracts';
import { type DatedPurchase, usePurchases } from '../../api/site/account/purchases.ts';
import { PurchaseHeading } from './purchase-heading.tsx';
import { SumLine } from '../../primitives/sum-line.tsx';
import { PurchaseStatusBadge } from './purchase-status-badge.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { DashboardSection } from './section.tsx';

const SKELETONS = 3;

export function PurchaseHistory() {
  const purchases = usePurchases();
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
          <PurchaseRow key={purchase.id} purchase={purchase} />
        ))}
      </ul>
    </DashboardSection>
  );
}

function PurchaseRow({ purchase }: { purchase: DatedPurchase }) {
  const { purchasedOn, progress, status } = purchase;
  return (
    <li className="flex flex-col gap-1 border-t border-line py-3">
      <PurchaseHeading purchase={purchase}>
        <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
      </PurchaseHeading>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm leading-6 text-muted">
        <PurchaseStatusBadge status={status} />
        <time dateTime={purchasedOn}>{dayText(purchasedOn)}</time>
        <span>{progress}% complete</span>
      </div>
      {/* Above, if something is owed. */}
      {purchase.owed === 0 && <SumLine {...sumLine(sumsOfPurchase(purchase))} />}
    </li>
  );
}
