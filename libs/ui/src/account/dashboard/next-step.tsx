import type { Purchase } from '@polaris/contracts';

/** What the client can expect next of a purchase. */
export function NextStep({ purchase }: { purchase: Purchase }) {
  const text = nextStep(purchase);
  if (!text) return null;
  return <p className="text-sm leading-6 text-muted">What happens next: {text}</p>;
}

/** Undefined once nothing is to be expected. */
function nextStep({ status, progress, owed }: Purchase): string | undefined {
  if (status === 'pending')
    return owed > 0 ? 'work begins once it is paid.' : 'you hear when work begins.';
  if (status !== 'active') return undefined;
  return progress === 0
    ? 'you hear about the first step, and agree on dates.'
    : 'the work goes on, and each note about it appears here.';
}
