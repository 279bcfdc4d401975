import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { type Owing, useSharePaymentLink } from '../../../api/sales/payment-links.ts';
import { Button } from '../../../primitives/button.tsx';
import { copyPlainText } from '../../../primitives/copy-text.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { toast } from '../../../primitives/toast/toast.tsx';
import { reportFailure } from '../feedback/report-failure.ts';
import { type CopyLinkProps, CopyLink } from '../record/copy-link.tsx';

const WHO = 'Anyone who has it can see what is owed and pay.';

interface CopyLinksProps extends Pick<CopyLinkProps, 'id'> {
  of: Owing['kind'];
  /** Nobody pays what is not owed. */
  owed: number;
}

/** The menu of an invoice or a purchase: copies the link to it, or one with which anyone can pay. */
export function CopyPaymentLink({ of, id, owed }: CopyLinksProps) {
  const sharing = useSharePaymentLink({ kind: of, id });
  const [refused, setRefused] = useState<string | null>(null);
  const share = async () => {
    try {
      const { url } = await sharing.mutateAsync();
      if (await copyPlainText(url)) toast({ title: 'Payment link copied', description: WHO });
      else setRefused(url);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <>
      <CopyLink kind={`${of}s`} id={id}>
        {owed > 0 && (
          <Button
            mutates
            variant="ghost"
            size="sm"
            className="justify-start!"
            onClick={() => void share()}
          >
            <CreditCard aria-hidden="true" className="size-3.5" />
            Copy payment link
          </Button>
        )}
      </CopyLink>
      <Dialog
        open={refused !== null}
        onClose={() => setRefused(null)}
        title="Payment link"
        description={WHO}
        className="max-w-lg"
      >
        {refused && (
          <div className="flex flex-col gap-5">
            <CopyField label="Link" value={refused} autoFocus />
            <div className="flex justify-end">
              <Button variant="secondary" onClick={() => setRefused(null)}>
                Close
              </Button>
            </div>
          </div>
        )}
      </Dialog>
    </>
  );
}
