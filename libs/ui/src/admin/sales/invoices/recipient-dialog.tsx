import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type InvoiceRecipientFormValues,
  type InvoiceRecipientInput,
  type InvoiceRecord,
  invoiceRecipientInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { forEachServerError } from '../../../api/client/form-errors.ts';
import { useSetInvoiceRecipient } from '../../../api/sales/invoices.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { leaveOrAsk } from '../../shared/form/unsaved.ts';

interface RecipientDialogProps {
  invoice: InvoiceRecord;
  onClose: () => void;
}

/** Open while it is mounted. */
export function RecipientDialog({ invoice, onClose }: RecipientDialogProps) {
  const update = useSetInvoiceRecipient(invoice.id);
  const { version, sendTo } = invoice;
  const { register, handleSubmit, setError, formState } = useForm<
    InvoiceRecipientFormValues,
    unknown,
    InvoiceRecipientInput
  >({
    resolver: standardSchemaResolver(invoiceRecipientInputSchema),
    defaultValues: { email: sendTo ?? '', version },
  });
  const save = handleSubmit(async (input) => {
    try {
      const saved = await update.mutateAsync(input);
      reportSuccess(`This invoice is sent to ${saved.sendTo}`);
      onClose();
    } catch (error) {
      reportFailure(error);
      forEachServerError(error, ['email'], (_field, message) => setError('email', { message }));
    }
  });
  const close = () => leaveOrAsk(onClose, formState.isDirty);
  return (
    <Dialog
      open
      onClose={close}
      title="Send To"
      description="The issued invoice is not changed."
      className="max-w-lg"
    >
      <Form aria-label="Send To" onSubmit={(event) => void save(event)} className="grid gap-4">
        <Field label="Email" error={formState.errors.email?.message} required>
          <Input {...register('email')} type="email" autoComplete="off" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" pending={formState.isSubmitting}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
