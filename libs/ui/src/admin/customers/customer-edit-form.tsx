import type { Customer } from '@polaris/contracts';
import { Button } from '../../primitives/button.tsx';
import { ConflictNotice } from '../conflict-notice.tsx';
import { CustomerFields } from '../customer-fields.tsx';
import { mayLeave } from '../unsaved.ts';
import { useCustomerForm } from '../use-customer-form.ts';

interface CustomerEditFormProps {
  customer: Customer;
  onClose: () => void;
}

/** The customer's card, opened for writing. */
export function CustomerEditForm({ customer, onClose }: CustomerEditFormProps) {
  const { form, save, conflict, overwrite, compared } = useCustomerForm(customer, onClose);
  const { register, formState } = form;
  return (
    <form
      noValidate
      aria-label={`Edit ${customer.name}`}
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && mayLeave(formState.isDirty) && onClose()}
      className="grid gap-4 sm:grid-cols-2"
    >
      {conflict && (
        <ConflictNotice fields={compared()} onOverwrite={overwrite} className="sm:col-span-2" />
      )}
      <CustomerFields register={register} errors={formState.errors} autoFocus />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" pending={formState.isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
