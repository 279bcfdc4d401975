import { type Appointment, type Purchase, dollars } from '@polaris/contracts';
import { useUpcomingAppointments } from '../../api/site/account/appointments.ts';
import { useConversation } from '../../api/site/account/conversation.ts';
import { usePurchases } from '../../api/site/account/purchases.ts';
import { ButtonLink } from '../../primitives/button.tsx';
import { sessionText } from '../../primitives/clock.ts';
import { nextStepOf } from './next-step.ts';
import { openPurchases, ownPurchasePath } from './open-purchases.ts';
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
  const { data: sessions } = useUpcomingAppointments();
  const open = openPurchases(purchases.data?.items);
  if (open.length === 0) return null;
  return (
    <div className="pb-12 md:pb-14">
      <DashboardSection title="Current Work" aside={open[0] && <NewMessages purchase={open[0]} />}>
        <ul className="grid gap-5">
          {open.map((purchase) => (
            <OpenPurchase
              key={purchase.id}
              purchase={purchase}
              replyTime={replyTime}
              session={sessions?.items.find((session) => isOf(purchase, session, open.length))}
              isPending={purchase.id === pendingId}
            />
          ))}
        </ul>
      </DashboardSection>
    </div>
  );
}

/** A session without a purchase is shown with the only open one. */
const isOf = ({ id }: Purchase, { purchaseId }: Appointment, count: number): boolean =>
  purchaseId === id || (purchaseId === null && count === 1);

interface OpenPurchaseProps extends CurrentWorkProps {
  purchase: Purchase;
  /** The next session. */
  session: Appointment | undefined;
  /** The client has just returned from the checkout page. */
  isPending: boolean;
}

function OpenPurchase({ purchase, replyTime, session, isPending }: OpenPurchaseProps) {
  const { id, owed } = purchase;
  const name = purchaseName(purchase);
  const next = nextStepOf(purchase, replyTime);
  return (
    <li className="flex flex-col items-start gap-3 rounded-sm border border-line-strong bg-raised p-5 md:p-6">
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
      {next && <p className="max-w-prose text-lg leading-7 text-pretty wrap-anywhere">{next}</p>}
      {session && (
        <p className="leading-6 wrap-anywhere text-muted">
          Next session: {session.title},{' '}
          <time dateTime={session.startTime}>
            {sessionText(session.startTime, session.endTime)}
          </time>
        </p>
      )}
      {owed > 0 && <p className="leading-6 tabular-nums">Due: {dollars(owed)}</p>}
      <PayDue purchase={purchase} isPending={isPending} />
      <ButtonLink
        href={ownPurchasePath(id)}
        variant="secondary"
        size="sm"
        aria-label={`Steps, sessions, files and messages of ${name}`}
      >
        Steps, sessions, files and messages
      </ButtonLink>
    </li>
  );
}

/** The number of unread messages among the newest ones; the purchase's page shows them. */
function NewMessages({ purchase }: { purchase: Purchase }) {
  const messages = useConversation().data?.items ?? [];
  const unread = messages.filter(({ author, readAt }) => author === 'owner' && readAt === null);
  if (unread.length === 0) return null;
  return (
    <a
      href={`${ownPurchasePath(purchase.id)}#messages`}
      className="inline-flex min-h-6 items-center text-sm font-semibold text-accent underline underline-offset-4"
    >
      {unread.length === 1 ? '1 new message' : `${unread.length} new messages`}
    </a>
  );
}
