import { Download } from 'lucide-react';
import { errorMessage } from '../../api/client/api-error.ts';
import { useLinkInvoice } from '../../api/sales/payment-links.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';

/** Saves the invoice of the link. */
export function DownloadInvoice({ token }: { token: string }) {
  const { isPending, error, mutate } = useLinkInvoice(token);
  return (
    <div className="flex flex-col items-start gap-4 print:hidden">
      {error && <Alert>{errorMessage(error)}</Alert>}
      <Button variant="secondary" pending={isPending} mutates={false} onClick={() => mutate()}>
        {!isPending && <Download aria-hidden="true" className="size-4" />}
        Download invoice
      </Button>
    </div>
  );
}
