import type { User } from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { toast } from '../primitives/toast.tsx';

/** The address to verify next; null if there is none, or if addresses are not verified here. */
export function awaitedAddress({ email, emailStatus, pendingEmail }: User): string | null {
  if (emailStatus === 'unchecked') return null;
  return pendingEmail ?? (emailStatus === 'unverified' ? email : null);
}

/** Shows a toast once the address is verified, here or by the link in another tab. */
export function useVerifiedToast(user: User): void {
  const awaited = awaitedAddress(user);
  const previous = useRef(awaited);
  useEffect(() => {
    const isVerified = previous.current === user.email && awaited !== user.email;
    previous.current = awaited;
    if (!isVerified || user.emailStatus !== 'verified') return;
    toast({
      title: 'Email address verified',
      description: `Your email now goes to ${user.email}.`,
    });
  }, [user, awaited]);
}
