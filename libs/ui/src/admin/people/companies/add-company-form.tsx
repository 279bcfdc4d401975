import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type CompanyFormValues, type CompanyInput, companyInputSchema } from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useCreateCompany } from '../../../api/people/companies.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { peopleText } from './people-text.ts';

const fieldNames = Object.keys(companyInputSchema.shape);
const empty = { name: '', website: '' };

/** Adds a company. Customers who have its name as text belong to it from then on. */
export function AddCompanyForm() {
  const create = useCreateCompany();
  const form = useForm<CompanyFormValues, unknown, CompanyInput>({
    resolver: standardSchemaResolver(companyInputSchema),
    defaultValues: empty,
  });
  const { register, formState, handleSubmit, reset, setError, setFocus } = form;
  const { errors, isSubmitting } = formState;
  const save = handleSubmit(async (values) => {
    try {
      const { people } = await create.mutateAsync(values);
      reportSuccess(people > 0 ? `Company added, with ${peopleText(people)}` : 'Company added');
      reset(empty);
      setFocus('name');
    } catch (error) {
      reportFailure(error);
      applyServerErrors(error, fieldNames, setError);
    }
  });
  const failure = errors.root?.server?.message;
  return (
    <Form
      isPageForm
      aria-label="Add New Company"
      onSubmit={(event) => void save(event)}
      className="flex flex-col items-start gap-4 *:w-full"
    >
      {failure && <Alert>{failure}</Alert>}
      <Field
        label="Name"
        error={errors.name?.message}
        hint="Customers with this company name are added to it."
        required
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Field label="Website" error={errors.website?.message}>
        <Input {...register('website')} type="url" placeholder="https://" autoComplete="off" />
      </Field>
      <div>
        <Button type="submit" pending={isSubmitting}>
          Add Company
        </Button>
      </div>
    </Form>
  );
}
