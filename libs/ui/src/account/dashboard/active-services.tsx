import { useConversation } from '../../api/site/account/conversation.ts';
import { type DatedPurchase, usePurchases } from '../../api/site/account/purchases.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { clientNextStep } from './next-step.tsx';
import { OpenPurchase } from './open-purchase.tsx';
import { ownPurchasePath } from './open-purchases.ts';
import { usePendingPayment } from './payment/pending-payment.ts';
import { ProgressBar } from './progress-bar.tsx';
import { purchaseName } from './purchase-name.ts';
import { RowSkeletons, SectionEmpty, SectionFailure } from './section-states.tsx';
import { SessionsLeft } from './sessions/sessions-left.tsx';
import { DashboardSection } from './section.tsx';

interface ActiveServicesProps {
  /** For example "within one business day". */
  replyTime: string;
}

/** The active purchases, each with its progress, its next step and the amount due. */
export function ActiveServices({ replyTime }: ActiveServicesProps) {
  const purchases = usePurchases(usePendingPayment());
  const unread = useUnreadReplies();
  const active = purchases.data?.items.filter(({ status }) => status === 'active') ?? [];
  const [first] = active;
  // There is one conversation: the first purchase names its messages, unless something else comes first.
  const isNamed = first && clientNextStep(first, { replyTime, unread })?.action === 'read';
  return (
    <DashboardSection
      title="Your Active Services"
      aside={first && unread > 0 && !isNamed && <NewMessages purchase={first} count={unread} />}
    >
      {purchases.isPending && <RowSkeletons text="Loading your active services..." rows={1} />}
      {purchases.isError && (
        <SectionFailure
          text="Error loading your active services. Please try again later."
          onRetry={() => void purchases.refetch()}
        />
      )}
      {purchases.data && active.length === 0 && (
        <SectionEmpty>
          <p>You don't have any active services.</p>
          <ButtonLink href="/services" variant="secondary" size="sm">
            Explore our services
          </ButtonLink>
        </SectionEmpty>
      )}
      <ul className="grid gap-5 empty:hidden">
        {active.map((purchase) => (
          <ActiveService
            key={purchase.id}
            purchase={purchase}
            replyTime={replyTime}
            unread={purchase === first ? unread : 0}
          />
        ))}
      </ul>
    </DashboardSection>
  );
}

interface ActiveServiceProps extends ActiveServicesProps {
  purchase: DatedPurchase;
  unread: number;
}

const ActiveService = ({ purchase, ...reader }: ActiveServiceProps) => (
  <OpenPurchase
    purchase={purchase}
    {...reader}
    aside={
      <span className="font-display text-xl leading-6 tabular-nums">{purchase.progress}%</span>
    }
    progress={
      <ProgressBar value={purchase.progress} label={`Progress of ${purchaseName(purchase)}`} />
    }
  >
    <SessionsLeft
      purchase={purchase}
      canBook={clientNextStep(purchase, reader)?.action !== 'book'}
    />
  </OpenPurchase>
);

/** The number of unread messages among the newest ones; the purchase's page shows them. */
function useUnreadReplies(): number {
  const messages = useConversation().data?.items ?? [];
  return messages.filter(({ author, readAt }) => author === 'owner' && readAt === null).length;
}

const NewMessages = ({ purchase, count }: { purchase: DatedPurchase; count: number }) => (
  <a
    href={`${ownPurchasePath(purchase.id)}#messages`}
    className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
  >
    {count === 1 ? '1 new message' : `${count} new messages`}
  </a>
);
