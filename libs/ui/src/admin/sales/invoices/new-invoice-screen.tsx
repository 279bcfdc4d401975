import type { BusinessProfile, InvoiceBuyer } from '@polaris/contracts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useBusinessProfile } from '../../../api/sales/business-profile.ts';
import { useContentKey } from '../../../api/client/new-key.ts';
import { useCreateInvoice, useReadInvoiceBuyer } from '../../../api/sales/invoices.ts';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { ErrorState, LoadingState } from '../../../primitives/page-state.tsx';
import { CustomerPicker, type PickedCustomer } from '../../people/customers/customer-picker.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { invoicePath } from '../../shared/record/record-paths.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { BackToInvoices } from './invoice-header.tsx';
import { emptyLine } from './invoice-values.ts';
import { type InvoiceForm, useInvoiceForm } from './use-invoice-form.ts';

const empty = (taxRate: number) => ({
  buyer: { name: '', address: '', email: '', taxId: '' },
  lines: [emptyLine(taxRate)],
  note: '',
  daysUntilDue: null,
});

/** Drafts an invoice for a customer; one of a purchase is drafted with the purchase. */
export function NewInvoiceScreen() {
  const profile = useBusinessProfile();
  return (
    <>
      <header className="mb-8">
        <BackToInvoices />
        <h1 className="font-display text-3xl leading-9 tracking-tight">New invoice</h1>
      </header>
      {profile.isPending && <LoadingState text="Loading the business profile..." />}
      {profile.isError && !profile.data && (
        <ErrorState
          title="The business profile could not be loaded"
          text={errorMessage(profile.error)}
          action={<Button onClick={() => void profile.refetch()}>Try again</Button>}
        />
      )}
      {profile.data && <NewInvoice {...profile.data} />}
    </>
  );
}

/** The profile sets the tax mode, and the rate of new lines. */
function NewInvoice({ taxMode, taxRate }: Pick<BusinessProfile, 'taxMode' | 'taxRate'>) {
  const create = useCreateInvoice();
  const navigate = useNavigate();
  const keyOf = useContentKey();
  const [values] = useState(() => empty(taxRate));
  const [customer, setCustomer] = useState<PickedCustomer | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { form, submit, isSubmitting } = useInvoiceForm({
    values,
    save: (lines) => {
      const body = { ...lines, customerId: customer!.id };
      return create.mutateAsync({ body, key: keyOf(body) });
    },
  });
  const { fillBuyer, isFilling } = useBuyerFields(form);
  const pick = (picked: PickedCustomer | null) => {
    setCustomer(picked);
    setMissing(false);
    if (picked) fillBuyer(picked.id);
  };
  const save = submit(({ id }) => {
    reportSuccess('Draft saved');
    void navigate(invoicePath(id), { replace: true });
  });
  return (
    <Form
      aria-label="New invoice"
      onSubmit={(event) => {
        if (customer) return void save(event);
        event.preventDefault();
        setMissing(true);
      }}
      className="flex max-w-5xl flex-col gap-8"
    >
      <div className="max-w-md">
        <CustomerPicker
          label="Customer"
          picked={customer}
          onPick={pick}
          autoFocus
          error={isMissing ? 'Please select a customer' : undefined}
        />
      </div>
      <InvoiceFields form={form} taxMode={taxMode} />
      <div>
        <Button type="submit" pending={isSubmitting || isFilling}>
          Save Draft
        </Button>
      </div>
    </Form>
  );
}

const fields = ['name', 'email', 'address', 'taxId'] as const;

/** Fills in the buyer once a customer is picked, but keeps typed values. */
function useBuyerFields(form: InvoiceForm['form']) {
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
