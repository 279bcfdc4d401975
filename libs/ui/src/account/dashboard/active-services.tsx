import type { Purchase } from '@polaris/contracts';
import { usePurchases } from '../../api/site/account/purchases.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { nextStepOf } from './next-step.tsx';
import { ownPurchasePath } from './open-purchases.ts';
import { ProgressBar } from './progress-bar.tsx';
import { purchaseName } from './purchase-name.ts';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { SessionsLeft } from './sessions/sessions-left.tsx';
import { DashboardSection } from './section.tsx';

/** The active purchases and their progress. Their next steps are at the top of the dashboard. */
export function ActiveServices() {
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
      {purchases.data && <ActiveList purchases={purchases.data.items.filter(isActive)} />}
    </DashboardSection>
  );
}

const isActive = ({ status }: Purchase): boolean => status === 'active';

function ActiveList({ purchases }: { purchases: Purchase[] }) {
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
              <a
                href={ownPurchasePath(purchase.id)}
                className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {purchaseName(purchase)}
              </a>
            </h3>
            <span className="font-display text-xl leading-6 tabular-nums">
              {purchase.progress}%
            </span>
          </div>
          <ProgressBar value={purchase.progress} label={`Progress of ${purchaseName(purchase)}`} />
          <SessionsLeft purchase={purchase} canBook={!isBookedAbove(purchase)} />
        </li>
      ))}
    </ul>
  );
}

/** The top of the dashboard has the button if to book is the next step. */
const isBookedAbove = (purchase: Purchase): boolean =>
  nextStepOf(purchase, { replyTime: '', unread: 0 })?.action === 'book';
