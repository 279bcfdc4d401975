import type { Purchase } from '@polaris/contracts';

interface PurchaseNextStepProps {
  purchase: Purchase;
  /** For example "within one business day". */
  replyTime: string;
}

/** The next step of a purchase, for the client. */
export function PurchaseNextStep({ purchase, replyTime }: PurchaseNextStepProps) {
  const text = nextStep(purchase, replyTime);
  if (!text) return null;
  return <p className="text-sm leading-6 text-muted">Next: {text}</p>;
}

/** Undefined when the purchase has ended. */
function nextStep({ status, progress, owed }: Purchase, replyTime: string): string | undefined {
  if (status === 'pending' && owed > 0) return "Work starts once it's paid.";
  if (status === 'pending') return "I'll tell you when work starts.";
  if (status !== 'active') return undefined;
  return progress === 0
    ? `I'll email you ${replyTime} with two dates to choose from.`
    : "Work is under way, and I'll post each update here.";
}
