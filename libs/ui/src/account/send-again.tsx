import type { ReactNode } from 'react';
import { AccountFailure } from './account-failure.tsx';
import { useSendVerification } from '../api/identity/verification.ts';
import { Button } from '../primitives/button.tsx';

/** The button that sends the mail again; its children are shown beside it. */
export function SendAgain({ children }: { children: ReactNode }) {
  const sending = useSendVerification();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          variant="secondary"
          size="sm"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
        >
          Send it again
        </Button>
        {children}
      </div>
      {sending.isError && <AccountFailure error={sending.error} />}
      <p role="status" className="text-sm leading-6 text-success empty:-mt-3">
        {sending.isSuccess && 'A new email is on its way.'}
      </p>
    </div>
  );
}
