import type { InvoiceRecord } from '@polaris/contracts';
import { useState } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { RecipientDialog } from './recipient-dialog.tsx';

/** The mail address of an issued invoice, and a button to change it. */
export function InvoiceRecipient({ invoice }: { invoice: InvoiceRecord }) {
  const [isEditing, setEditing] = useState(false);
  const { sendTo } = invoice;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere">
        {sendTo ?? 'Add an email address to send this invoice.'}
      </span>
      <Button writes variant="secondary" size="sm" onClick={() => setEditing(true)}>
        {sendTo ? 'Change Email' : 'Add Email'}
      </Button>
      {isEditing && <RecipientDialog invoice={invoice} onClose={() => setEditing(false)} />}
    </div>
  );
}
