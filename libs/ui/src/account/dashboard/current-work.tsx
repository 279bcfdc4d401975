import { type Purchase, sumLine, sumsOfPurchase } from '@polaris/contracts';
import { useConversation } from '../../api/site/account/conversation.ts';
import { usePurchases } from '../../api/site/account/purchases.ts';
import { SumLine } from '../../primitives/sum-line.tsx';
import { ClientNextStep, nextStepOf } from './next-step.tsx';
import { isInProgress, openPurchases, ownPurchasePath } from './open-purchases.ts';
import { PayDue } from './payment/payment-state.tsx';
import { usePendingPayment } from './payment/pending-payment.ts';
import { purchaseName } from './purchase-name.ts';
import { DashboardSection } from './section.tsx';

interface CurrentWorkProps {
  /** For example "within one business day". */
  replyTime: string;
}

/**
 * The first section of the dashboard: each open purchase with its next step and amount due. Hidden without any, so that
 * nothing moves; the sections below show the loading state and errors.
 */
export function CurrentWork({ replyTime }: CurrentWorkProps) {
  const pendingId = usePendingPayment();
  const purchases = usePurchases(pendingId);
  const unread = useUnreadReplies();
  const open = openPurchases(purchases.data?.items);
  const [first] = open;
  if (!first) return null;
  // There is one conversation: the first purchase names its messages, unless something else comes first.
  const isNamed = nextStepOf(first, { replyTime, unread })?.action === 'read';
  return (
    <div className="pb-12 md:pb-14">
      <DashboardSection
        // A completed purchase can have a session or an amount due.
        title={open.some(isInProgress) ? 'Current Work' : 'Still Open'}
        aside={unread > 0 && !isNamed && <NewMessages purchase={first} count={unread} />}
      >
        <ul className="grid gap-5">
          {open.map((purchase) => (
            <OpenPurchase
              key={purchase.id}
              purchase={asPending(purchase, pendingId)}
              replyTime={replyTime}
              unread={purchase === first ? unread : 0}
            />
          ))}
        </ul>
      </DashboardSection>
    </div>
  );
}

/** The client has just returned from the checkout page of one purchase. */
const asPending = (purchase: Purchase, pendingId: number | null): Purchase =>
  purchase.id === pendingId ? { ...purchase, paymentPending: true } : purchase;

interface OpenPurchaseProps extends CurrentWorkProps {
  purchase: Purchase;
  unread: number;
}

function OpenPurchase({ purchase, replyTime, unread }: OpenPurchaseProps) {
  const step = nextStepOf(purchase, { replyTime, unread });
  return (
    <li className="flex flex-col items-start gap-3 rounded-sm border border-line-strong bg-raised p-5 md:p-6">
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">
        <a
          href={ownPurchasePath(purchase.id)}
          className="underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {purchaseName(purchase)}
        </a>
      </h3>
      {step && <ClientNextStep purchase={purchase} step={step} />}
      {purchase.owed > 0 && <SumLine {...sumLine(sumsOfPurchase(purchase))} />}
      {step?.action !== 'pay' && <PayDue purchase={purchase} />}
    </li>
  );
}

/** The number of unread messages among the newest ones; the purchase's page shows them. */
function useUnreadReplies(): number {
  const messages = useConversation().data?.items ?? [];
  return messages.filter(({ author, readAt }) => author === 'owner' && readAt === null).length;
}

const NewMessages = ({ purchase, count }: { purchase: Purchase; count: number }) => (
  <a
    href={`${ownPurchasePath(purchase.id)}#messages`}
    className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
  >
    {count === 1 ? '1 new message' : `${count} new messages`}
  </a>
);
