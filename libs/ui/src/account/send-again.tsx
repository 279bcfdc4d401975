import type { ReactNode } from 'react';
import { sentence } from '../api/api-error.ts';
import { useSendVerification } from '../api/verification.ts';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

interface SendAgainProps {
  address: string;
  /** What else can be done, beside the button. */
  children: ReactNode;
}

export function SendAgain({ address, children }: SendAgainProps) {
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
      {sending.isError && <Alert>{sentence(sending.error)}</Alert>}
      <p role="status" className="text-sm leading-6 wrap-anywhere text-success">
        {sending.isSuccess && `A new mail to ${address} is on its way.`}
      </p>
    </div>
  );
}
