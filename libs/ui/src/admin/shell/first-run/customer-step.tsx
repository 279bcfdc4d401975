import { type ComponentProps, type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, errorMessage } from '../../../api/client/api-error.ts';
import { useCreateCustomer } from '../../../api/people/customers/customers.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { StepButtons, type StepProps } from './step-buttons.tsx';

export function CustomerStep({ onDone }: StepProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const create = useCreateCustomer();
  const errors = create.error instanceof ApiError ? (create.error.problem?.errors ?? []) : [];
  const errorOf = (field: string) => errors.find(({ path }) => path === field)?.message;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const customer = { name, email: email || null };
    await create.mutateAsync({ customer, unlessKnown: true });
    onDone();
  };
  return (
    <Form onSubmit={(event) => void save(event).catch(() => undefined)} aria-label="First customer">
      {create.error && errors.length === 0 && (
        <Alert className="mb-4">{errorMessage(create.error)}</Alert>
      )}
      <div className="grid gap-4">
        <Field label="Name" error={errorOf('name')} required>
          <Input name="name" value={name} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label="Email" error={errorOf('email')} aside="optional">
          <Input
            name="email"
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </Field>
      </div>
      <p className="mt-4 text-sm leading-6 text-muted">
        Many at once? <RouterLink to="/admin/customers">Import a file under Customers</RouterLink>.
      </p>
      <StepButtons label="Add and finish" pending={create.isPending} onSkip={onDone} />
    </Form>
  );
}

const RouterLink = (props: ComponentProps<typeof Link>) => (
  <Link {...props} className={`rounded-sm text-accent underline underline-offset-4 ${focusRing}`} />
);
