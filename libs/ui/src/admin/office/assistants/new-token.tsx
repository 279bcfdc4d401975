import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AssistantTokenInput,
  MAX_TOKEN_DAYS,
  type NewAssistantToken,
  assistantTokenInputSchema,
} from '@polaris/contracts';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useMakeAssistantToken } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { CopyField } from '../../../primitives/fields/copy-field.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { ListSection } from '../../shared/list/list-section.tsx';
import { ScopeChoices } from './scope-choices.tsx';

const fields = ['label', 'days', 'scopes'] as const;
const usual: AssistantTokenInput = { label: '', scopes: ['read'], days: 30 };

/** A token for a program without a browser. */
export function NewToken() {
  const id = useId();
  const [made, setMade] = useState<NewAssistantToken | null>(null);
  return (
    <ListSection id={id} title="Token to paste">
      <p className="pt-4 text-sm leading-6 text-muted">
        For programs that cannot open a browser. Anyone who has it can do what you choose, so keep
        it like a password.
      </p>
      {made ? (
        <div className="py-4">
          <CopyField label={`Token for ${made.connection.label}`} value={made.token} autoFocus />
          <p className="mb-3 text-sm leading-6 text-muted">
            It is shown only now. Send it in the header Authorization, after the word Bearer.
          </p>
          <Button variant="secondary" onClick={() => setMade(null)}>
            Done
          </Button>
        </div>
      ) : (
        <TokenForm onMade={setMade} />
      )}
    </ListSection>
  );
}

function TokenForm({ onMade }: { onMade: (made: NewAssistantToken) => void }) {
  const make = useMakeAssistantToken();
  const form = useForm<AssistantTokenInput>({
    resolver: standardSchemaResolver(assistantTokenInputSchema),
    defaultValues: usual,
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      onMade(await make.mutateAsync(body));
    } catch (error) {
      applyServerErrors(error, fields, form.setError);
    }
  });
  return (
    <Form
      aria-label="Make a token"
      onSubmit={(event) => void submit(event)}
      className="grid items-start gap-4 py-4 sm:grid-cols-2"
    >
      {errors.root?.server && (
        <Alert className="sm:col-span-full">{errors.root.server.message}</Alert>
      )}
      <Field label="What it is for" error={errors.label?.message}>
        <Input {...form.register('label')} autoComplete="off" />
      </Field>
      <Field label="Days" hint={`At most ${MAX_TOKEN_DAYS}.`} error={errors.days?.message}>
        <Input {...form.register('days', { valueAsNumber: true })} inputMode="numeric" />
      </Field>
      <div className="sm:col-span-full">
        <Controller
          control={form.control}
          name="scopes"
          render={({ field: { value, onChange } }) => (
            <ScopeChoices chosen={value} onChange={onChange} />
          )}
        />
        {errors.scopes && <p className="mt-2 text-sm text-danger">{errors.scopes.message}</p>}
      </div>
      <div className="sm:col-span-full">
        <Button type="submit" variant="secondary" pending={isSubmitting}>
          Make a token
        </Button>
      </div>
    </Form>
  );
}
