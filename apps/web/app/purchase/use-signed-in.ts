import type { User } from '@polaris/contracts';
import { readUser, signOut } from '@polaris/ui/api/signed-in-user';
import { sentence } from '@polaris/ui/api/api-error';
import { toast } from '@polaris/ui/primitives/toast';
import { useEffect, useState } from 'react';
import { service as words } from '../../content/services.ts';
import { leaveToSignIn } from './leave-to-sign-in.ts';

/** Who is signed in, read when the order step opens. */
export interface SignedIn {
  /** Undefined until it is known, null for nobody. */
  user: User | null | undefined;
  failed: boolean;
  retry: () => void;
  /** Reads it again. */
  read: () => Promise<User | null>;
}

export function useSignedIn(isOpen: boolean): SignedIn {
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

/** Signs out, and leads to the sign-in page and from there back to the order step. */
export function changeAccount(): void {
  signOut().then(leaveToSignIn, (error: unknown) =>
    toast({
      title: words.order.notSignedOut,
      description: sentence(error),
      variant: 'destructive',
    }),
  );
}
