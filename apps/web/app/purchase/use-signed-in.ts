import type { User } from '@polaris/contracts';
import { readUser, signOutUser } from '@polaris/ui/api/identity/signed-in-user';
import { errorMessage } from '@polaris/ui/api/client/api-error';
import { toast } from '@polaris/ui/primitives/toast/toast';
import { useEffect, useState } from 'react';
import { serviceTexts } from '../../content/service-texts.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** Who is signed in, read when the order step opens. */
export interface SignedInState {
  /** Undefined until it is known, null if signed out. */
  user: User | null | undefined;
  failed: boolean;
  retry: () => void;
  /** Reads the user again. */
  read: () => Promise<User | null>;
}

export function useSignedIn(isOpen: boolean): SignedInState {
  const [user, setUser] = useState<User | null>();
  const [failed, setFailed] = useState(false);
  const read = async () => {
    const now = await readUser();
    setUser(now);
    return now;
  };
  const retry = () => {
    setFailed(false);
    read().catch(() => setFailed(true));
  };
  useEffect(() => {
    if (!isOpen) return;
    const closed = new AbortController();
    readUser(closed.signal).then(setUser, () => setFailed(!closed.signal.aborted));
    return () => closed.abort();
  }, [isOpen]);
  return { user, failed, retry, read };
}

/** Signs out, and opens the sign-in page, which returns to the order step. */
export function changeAccount(): void {
  signOutUser().then(leaveToSignIn, (error: unknown) =>
    toast({
      title: serviceTexts.order.notSignedOut,
      description: errorMessage(error),
      variant: 'destructive',
    }),
  );
}
