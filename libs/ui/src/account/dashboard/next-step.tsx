import type { Purchase } from '@polaris/contracts';

/** The next step of a purchase, for the client. */
export function PurchaseNextStep({ purchase }: { purchase: Purchase }) {
  const text = nextStep(purchase);
  if (!text) return null;
  return <p className="text-sm leading-6 text-muted">What happens next: {text}</p>;
}

/** Undefined when the purchase has ended. */
function nextStep({ status, progress, owed }: Purchase): string | undefined {
  if (status === 'pending')
    return owed > 0 ? 'work starts once it is paid.' : 'you will hear when work starts.';
  if (status !== 'active') return undefined;
  return progress === 0
    ? 'you hear about the first step, and agree on dates.'
    : 'the work goes on, and each note about it appears here.';
}
