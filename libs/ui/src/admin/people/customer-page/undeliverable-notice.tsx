import type { UndeliverableKind } from '@polaris/contracts';
import { useUndeliverableAddress } from '../../../api/mail/undeliverable-addresses.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { RetryAddress } from '../../shared/record/retry-address.tsx';

const texts: Record<UndeliverableKind, { state: (email: string) => string; advice: string }> = {
  bounce: {
    state: (email) => `Email to ${email} bounces.`,
    advice: 'Ask for another address, or try this one again if you know that it works.',
  },
  complaint: {
    state: (email) => `Email was reported as spam by ${email}.`,
    advice: 'Only try again if the person asks for your email.',
  },
};

/** Says that the customer gets no email, and why. Hidden if the address works. */
export function UndeliverableNotice({ email }: { email: string }) {
  const { data } = useUndeliverableAddress(email);
  const [address] = data?.items ?? [];
  if (!address) return null;
  const { state, advice } = texts[address.kind];
  return (
    <Alert tone="warn" className="mb-8 flex flex-col items-start gap-3">
      <p>
        {state(email)} The mail provider says: “{address.reason}” Nothing is sent there but emails
        about signing in. {advice}
      </p>
      <RetryAddress undeliverable={address} email={email} />
    </Alert>
  );
}
