import { usePurchaseInvoicePages } from '../../../../api/sales/invoices.ts';
import { InvoiceEntry } from '../../../sales/invoices/invoice-entry.tsx';
import { ListBody } from '../../../shared/list/list-body.tsx';

/** The invoices and credit notes of a purchase. */
export function PurchaseInvoices({ purchaseId }: { purchaseId: number }) {
  const invoices = usePurchaseInvoicePages(purchaseId);
  if (invoices.data?.items.length === 0) return null;
  return (
    <div className="mt-4">
      <ListBody pages={invoices} noun="invoices" empty={{ title: 'No invoices yet', text: '' }}>
        {(items) => (
          <ul aria-label="Invoices" className="border-t border-line">
            {items.map((invoice) => (
              <InvoiceEntry key={invoice.id} invoice={invoice} query="" />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}
