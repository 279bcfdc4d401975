import type { InvoiceBuyer } from '@polaris/contracts';
import { useRef } from 'react';
import { useReadInvoiceBuyer } from '../../../api/sales/invoices.ts';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import type { InvoiceForm } from './use-invoice-form.ts';

const fields = ['name', 'email', 'address', 'taxId'] as const;

/** Fills in the buyer once a customer is picked, but keeps typed values. */
export function useBuyerFields(form: InvoiceForm['form']) {
  const read = useReadInvoiceBuyer();
  const filled = useRef<Partial<InvoiceBuyer>>({});
  const fill = (buyer: InvoiceBuyer) => {
    for (const field of fields) {
      const current = form.getValues(`buyer.${field}`) ?? '';
      if (current !== '' && current !== filled.current[field]) continue;
      form.setValue(`buyer.${field}`, buyer[field] ?? '', {
        shouldDirty: true,
        shouldValidate: field === 'name',
      });
    }
    filled.current = buyer;
  };
  return {
    // Ignores the response for a customer picked earlier.
    fillBuyer: (customerId: number) =>
      read.mutate(customerId, { onSuccess: fill, onError: reportFailure }),
    isFilling: read.isPending,
  };
}
