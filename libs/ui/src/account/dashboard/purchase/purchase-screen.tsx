import { type User, dayText, dollars, totalOf } from '@polaris/contracts';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import {
  type DatedPurchase,
  type DatedPurchasePage,
  usePurchasePage,
} from '../../../api/site/account/purchases.ts';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { Button, ButtonLink } from '../../../primitives/button.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { showPendingToast } from '../../../primitives/toast/toast.tsx';
import { AccountFrame } from '../../account-frame.tsx';
import { Conversation } from '../conversation.tsx';
import { ClientNextStep, clientNextStep } from '../next-step.tsx';
import { OwnFiles } from '../own-files.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { purchaseName } from '../purchase-name.ts';
import { SectionEmpty } from '../section-states.tsx';
import { PurchaseNotes } from './purchase-notes.tsx';
import { PurchaseStatusBadge } from '../purchase-status-badge.tsx';
import { DashboardSection } from '../section.tsx';
import { PurchaseMoney } from './purchase-money.tsx';
import { PurchaseSessions } from './purchase-sessions.tsx';

interface ClientPurchaseProps {
  /** The id of the purchase. */
  id: number;
  user: User;
  /** The owner's reply time, such as "within one business day". */
  replyTime: string;
  /** The owner's name. */
  ownerName: string;
}

/** The page of one purchase: the next step, steps done and planned, files, messages and money. */
export function ClientPurchase(props: ClientPurchaseProps) {
  const purchase = usePurchasePage(props.id);
  useEffect(showPendingToast, []);
  return (
    <AccountFrame>
      <a
        href="/dashboard"
        className="inline-flex min-h-9 items-center gap-2 text-sm leading-6 text-muted hover:text-ink"
      >
        <span aria-hidden="true">←</span> Dashboard
      </a>
      {purchase.data ? <Found {...props} purchase={purchase.data} /> : <Missing page={purchase} />}
    </AccountFrame>
  );
}

function Missing({ page }: { page: ReturnType<typeof usePurchasePage> }) {
  if (page.isPending) return <LoadingState text="Loading your purchase..." />;
  if (hasStatus(page.error, 404))
    return (
      <EmptyState
        level={1}
        title="Purchase not found"
        text="Your account has no purchase with this number."
        action={<ButtonLink href="/dashboard">Back to your dashboard</ButtonLink>}
      />
    );
  return (
    <ErrorState
      level={1}
      title="Your purchase couldn't be loaded"
      text={errorMessage(page.error)}
      action={<Button onClick={() => void page.refetch()}>Try again</Button>}
    />
  );
}

interface FoundProps extends ClientPurchaseProps {
  purchase: DatedPurchasePage;
}

function Found({ purchase, user, replyTime, ownerName }: FoundProps) {
  // New messages are on this page, and read by that.
  const step = clientNextStep(purchase, { replyTime, unread: 0 });
  return (
    <>
      <Header purchase={purchase} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,320px)]">
        <div className="flex min-w-0 flex-col gap-12">
          {step && (
            <DashboardSection title="Next Step">
              <div className="flex flex-col items-start gap-4">
                <ClientNextStep purchase={purchase} step={step} />
              </div>
            </DashboardSection>
          )}
          <StepsDone steps={purchase.steps} />
          {purchase.notes.length > 0 && (
            <DashboardSection title="Notes">
              <PurchaseNotes notes={purchase.notes} />
            </DashboardSection>
          )}
          <div id="sessions" className="scroll-mt-24">
            <PurchaseSessions purchase={purchase} isBookedAbove={step?.action === 'book'} />
          </div>
          <OwnFiles user={user} />
          {/* Not for the owner, who writes to clients from their records. */}
          {!user.isAdmin && <Conversation user={user} ownerName={ownerName} />}
        </div>
        <PurchaseMoney purchase={purchase} isPaidAbove={step?.action === 'pay'} />
      </div>
    </>
  );
}

function Header({ purchase }: { purchase: DatedPurchasePage }) {
  const { status, progress, purchasedOn, completedOn } = purchase;
  const name = purchaseName(purchase);
  return (
    <header className="flex flex-col gap-3 pt-2 pb-10 md:pb-14">
      <h1 className="font-display text-headline text-balance wrap-anywhere">{name}</h1>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <PurchaseStatusBadge status={status} />
        <span className="tabular-nums">{dollars(totalOf(purchase))}</span>
        <time dateTime={purchasedOn}>{dayText(purchasedOn)}</time>
        {completedOn && <span>Completed on {dayText(completedOn)}</span>}
        <span>{progress}% complete</span>
      </p>
      <ProgressBar value={progress} label={`Progress of ${name}`} />
    </header>
  );
}

/** The steps that are done, the newest first. */
const StepsDone = ({ steps }: Pick<DatedPurchase, 'steps'>) => (
  <DashboardSection title="Steps Done">
    {steps.length === 0 && (
      <SectionEmpty>
        <p>Nothing yet. Each step appears here once it's done.</p>
      </SectionEmpty>
    )}
    <ol className="empty:hidden">
      {steps.map(({ id, text, doneOn }) => (
        <li key={id} className="flex items-start gap-3 border-t border-line py-4">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
          <p className="min-w-0 leading-6 wrap-anywhere">
            {text}
            <time dateTime={doneOn} className="block text-sm leading-6 text-muted">
              {dayText(doneOn)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  </DashboardSection>
);
