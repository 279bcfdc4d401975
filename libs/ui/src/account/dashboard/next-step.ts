import { type Purchase, nextStepText } from '@polaris/contracts';

/** The text about the next step for the client; undefined once the purchase has ended. */
export function nextStepOf(purchase: Purchase, replyTime: string): string | undefined {
  const { status, progress, owed } = purchase;
  if (status !== 'pending' && status !== 'active') return undefined;
  if (purchase.nextStep !== null) return nextStepText(purchase);
  if (status === 'pending')
    return owed > 0 ? "Next: Work starts once it's paid." : "Next: I'll tell you when work starts.";
  if (canBookFirst(purchase)) return 'Next: Book your first session.';
  return progress === 0
    ? `Next: I'll email you ${replyTime} with two dates to choose from.`
    : "Next: Work is under way, and I'll post each update here.";
}

const canBookFirst = ({ sessionBalance: sessions }: Purchase): boolean =>
  sessions !== null && sessions.open && sessions.left === sessions.included;
