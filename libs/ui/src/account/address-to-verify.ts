import type { User } from '@polaris/contracts';
import { useEffect, useRef } from 'react';
import { toast } from '../primitives/toast/toast.tsx';

/** The address to verify, if any; null if addresses are not verified. */
export function addressToVerify({ email, emailStatus, pendingEmail }: User): string | null {
  if (emailStatus === 'unchecked') return null;
  return pendingEmail ?? (emailStatus === 'unverified' ? email : null);
}

/** Shows a toast once the address is verified, here or by the link in another tab. */
export function useVerifiedToast(user: User): void {
  const toVerify = addressToVerify(user);
  const previous = useRef(toVerify);
  useEffect(() => {
    const isVerified = previous.current === user.email && toVerify !== user.email;
    previous.current = toVerify;
    if (!isVerified || user.emailStatus !== 'verified') return;
    toast({
      title: 'Email address verified',
      description: `Your email now goes to ${user.email}.`,
    });
  }, [user, toVerify]);
}
