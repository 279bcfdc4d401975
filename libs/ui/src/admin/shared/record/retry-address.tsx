import type { Undeliverable } from '@polaris/contracts';
import { useRetryAddress } from '../../../api/mail/undeliverable-addresses.ts';
import { Button } from '../../../primitives/button.tsx';
import { reportFailure, reportSuccess } from '../feedback/report-failure.ts';

interface RetryAddressProps {
  undeliverable: Pick<Undeliverable, 'id'>;
  email: string;
  className?: string;
}

/** Allows email to a bounced address again. */
export function RetryAddress({ undeliverable: { id }, email, className }: RetryAddressProps) {
  const retry = useRetryAddress();
  const send = async () => {
    try {
      await retry.mutateAsync(id);
      reportSuccess(`Email to ${email} is sent again`);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Button
      mutates
      variant="secondary"
      size="sm"
      className={className}
      pending={retry.isPending}
      onClick={() => void send()}
      aria-label={`Try this address again: ${email}`}
    >
      Try this address again
    </Button>
  );
}
