import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type CustomerFormValues,
  type CustomerInput,
  customerInputSchema,
} from '@polaris/contracts';
import { useForm, useWatch } from 'react-hook-form';
import { useCreateCustomer } from '../../../api/people/customers/customers.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { CustomerFields, customerFieldNames, newCustomerValues } from './customer-fields.tsx';
import { useDuplicatePrompt } from './use-duplicate-prompt.tsx';
import { KnownCustomers } from './known-customers.tsx';
import { reportFailureWithStatus, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { useDraft } from '../../shared/form/use-draft.ts';

/** Adds a customer. What is typed is stored as a draft until it is saved. */
export function NewCustomerForm() {
  const create = useCreateCustomer();
  const form = useForm<CustomerFormValues, unknown, CustomerInput>({
    resolver: standardSchemaResolver(customerInputSchema),
    defaultValues: newCustomerValues,
  });
  const dropDraft = useDraft('new-customer', form);
  const { register, formState, handleSubmit, reset, setError, setFocus, control } = form;
  const { errors, isSubmitting, isDirty } = formState;
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const clear = () => {
    reset(newCustomerValues);
    dropDraft();
    setFocus('name');
  };
  const send = async (customer: CustomerInput, unlessKnown: boolean) => {
    await create.mutateAsync({ customer, unlessKnown });
    reportSuccess('Customer saved successfully');
    clear();
  };
  const report = (error: unknown) => {
    reportFailureWithStatus(error);
    applyServerErrors(error, customerFieldNames, setError);
  };
  const { add, question } = useDuplicatePrompt(send, report);
  const save = handleSubmit(add);
  const failure = errors.root?.server?.message;
  return (
    <>
      <Form
        isPageForm
        aria-label="Add New Customer"
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {failure && <Alert className="sm:col-span-2">{failure}</Alert>}
        <CustomerFields
          register={register}
          errors={errors}
          known={<KnownCustomers email={email} phone={phone} />}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" pending={isSubmitting}>
            Save Customer
          </Button>
          {isDirty && (
            <Button variant="secondary" onClick={clear}>
              Clear
            </Button>
          )}
        </div>
      </Form>
      {question}
    </>
  );
}
