import type { Purchase } from '@polaris/contracts';
import { longDate } from '../../primitives/long-date.ts';

interface PurchaseNextStepProps {
  purchase: Purchase;
  /** For example "within one business day". */
  replyTime: string;
}

/** The next step of a purchase, for the client. */
export function PurchaseNextStep({ purchase, replyTime }: PurchaseNextStepProps) {
  const text = nextStep(purchase, replyTime);
  if (!text) return null;
  return <p className="text-sm leading-6 wrap-anywhere text-muted">Next: {text}</p>;
}

/** Undefined when the purchase has ended. */
function nextStep(purchase: Purchase, replyTime: string): string | undefined {
  const { status, progress, owed } = purchase;
  const hasEnded = status !== 'pending' && status !== 'active';
  if (purchase.nextStep !== null && !hasEnded) return ownersStep(purchase);
  if (status === 'pending' && owed > 0) return "Work starts once it's paid.";
  if (status === 'pending') return "I'll tell you when work starts.";
  if (status !== 'active') return undefined;
  if (canBookFirst(purchase)) return 'Book your first session.';
  return progress === 0
    ? `I'll email you ${replyTime} with two dates to choose from.`
    : "Work is under way, and I'll post each update here.";
}

const canBookFirst = ({ sessions }: Purchase): boolean =>
  sessions !== null && sessions.open && sessions.left === sessions.included;

/** As the owner has written it: "Send me the figures (by June 30, 2026)". */
const ownersStep = ({ nextStep, nextStepOn }: Purchase): string =>
  nextStepOn === null ? nextStep! : `${nextStep} (by ${longDate(`${nextStepOn}T12:00:00`)})`;
