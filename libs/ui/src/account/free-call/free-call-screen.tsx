import type { Attribution } from '@polaris/contracts';
import { useSyncExternalStore } from 'react';
import { AccountFrame } from '../account-frame.tsx';
import { BookCall } from './book-call.tsx';
import { ChangeCall } from './change-call.tsx';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { NothingHere } from './nothing-here.tsx';

interface FreeCallScreenProps {
  /** The service that starts with the call; null if the address has none. */
  serviceId: number | null;
  /** How the visit started. */
  arrival: () => Attribution | undefined;
}

/** Books a visitor's free call, or opens the link of a mail about it, whose token is after the `#`. */
export function FreeCallScreen({ serviceId, arrival }: FreeCallScreenProps) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const [, purpose, token] = /^#(confirm|change)=([\w-]{1,100})$/.exec(hash) ?? [];
  return (
    <AccountFrame>
      {token && purpose === 'confirm' && <ConfirmByLink key={token} token={token} />}
      {token && purpose === 'change' && <ChangeCall key={token} token={token} />}
      {!token && serviceId !== null && <BookCall serviceId={serviceId} arrival={arrival} />}
      {!token && serviceId === null && <NothingHere />}
    </AccountFrame>
  );
}

function onHashChange(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}
