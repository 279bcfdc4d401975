import type { User } from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { toast } from '../primitives/toast.tsx';

/** The address that is to be verified next; null where there is none, or nobody is asked. */
export function awaitedAddress({ email, emailStatus, pendingEmail }: User): string | null {
  if (emailStatus === 'unchecked') return null;
  return pendingEmail ?? (emailStatus === 'unverified' ? email : null);
}

/** Tells that the address has been verified, here or by the link in another tab. */
export function useVerifiedToast(user: User): void {
  const awaited = awaitedAddress(user);
  const previous = useRef(awaited);
  useEffect(() => {
    const isVerified = previous.current === user.email && awaited !== user.email;
    previous.current = awaited;
    if (!isVerified || user.emailStatus !== 'verified') return;
    toast({
      title: 'Email address verified',
      description: `Mail goes to ${user.email} from now on.`,
    });
  }, [user, awaited]);
}
