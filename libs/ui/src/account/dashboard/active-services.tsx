import type { Purchase } from '@polaris/contracts';
import { usePurchases } from '../../api/account/purchases.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { PurchaseNextStep } from './next-step.tsx';
import { purchaseName } from './purchase-name.ts';
import { PurchaseNotes } from './purchase-notes.tsx';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { SessionsLeft } from './sessions-left.tsx';
import { DashboardSection } from './section.tsx';

/** `replyTime` is, for example, "within one business day". */
export function ActiveServices({ replyTime }: { replyTime: string }) {
  const purchases = usePurchases();
  return (
    <DashboardSection title="Your Active Services">
      {purchases.isPending && <RowSkeletons text="Loading your active services..." rows={1} />}
      {purchases.isError && (
        <SectionFailure
          text="Error loading your active services. Please try again later."
          onRetry={() => void purchases.refetch()}
        />
      )}
      {purchases.data && (
        <ActiveList purchases={purchases.data.items.filter(isActive)} replyTime={replyTime} />
      )}
    </DashboardSection>
  );
}

const isActive = ({ status }: Purchase): boolean => status === 'active';

interface ActiveListProps {
  purchases: Purchase[];
  replyTime: string;
}

function ActiveList({ purchases, replyTime }: ActiveListProps) {
  if (purchases.length === 0) {
    return (
      <SectionEmpty>
        <p>You don't have any active services.</p>
        <ButtonLink href="/services" variant="secondary" size="sm">
          Explore our services
        </ButtonLink>
      </SectionEmpty>
    );
  }
  return (
    <ul>
      {purchases.map((purchase) => (
        <li key={purchase.id} className="flex flex-col gap-3 border-t border-line py-5">
          <div className="flex items-baseline justify-between gap-6">
            <h3 className="min-w-0 text-base leading-6 font-semibold wrap-anywhere">
              {purchaseName(purchase)}
            </h3>
            <span className="font-display text-xl leading-6 tabular-nums">
              {purchase.progress}%
            </span>
          </div>
          <ProgressBar value={purchase.progress} label={`Progress of ${purchaseName(purchase)}`} />
          <SessionsLeft purchase={purchase} />
          <PurchaseNextStep purchase={purchase} replyTime={replyTime} />
          <PurchaseNotes notes={purchase.notes} />
        </li>
      ))}
    </ul>
  );
}

const ProgressBar = ({ value, label }: { value: number; label: string }) => (
  <progress
    value={value}
    max="100"
    aria-label={label}
    className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
  />
);
