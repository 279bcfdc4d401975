import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type AssistantSettings, assistantSettingsInputSchema } from '@polaris/contracts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useUpdateAssistants } from '../../../api/office/assistants.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';
import { ListSection } from '../../shared/list/list-section.tsx';

interface Values {
  host: string;
}

/** Where assistants may come from; the owner can add hosts. */
export function AllowedHosts({ settings: { isOn, hosts } }: { settings: AssistantSettings }) {
  const id = useId();
  const update = useUpdateAssistants();
  const remove = (host: string) => {
    const left = hosts.filter((one) => one !== host);
    update.mutate(
      { isOn, hosts: left },
      { onError: reportFailure, onSuccess: () => reportSuccess(`${host} removed`) },
    );
  };
  return (
    <ListSection id={id} title="Hosts that may ask">
      <p className="pt-4 text-sm leading-6 text-muted">
        Only assistants from these hosts can ask to be connected. You decide each time.
      </p>
      <ul className="mt-2 text-sm leading-6">
        {hosts.map((host) => (
          <li
            key={host}
            className="flex items-center justify-between gap-4 border-b border-line py-2"
          >
            <span className="min-w-0 wrap-anywhere">{host}</span>
            <Button
              mutates
              variant="secondary"
              size="sm"
              aria-label={`Remove ${host}`}
              onClick={() => remove(host)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <AddHost isOn={isOn} hosts={hosts} />
    </ListSection>
  );
}

function AddHost({ isOn, hosts }: Pick<AssistantSettings, 'isOn' | 'hosts'>) {
  const update = useUpdateAssistants();
  const form = useForm<Values>({ defaultValues: { host: '' } });
  const { errors, isSubmitting } = form.formState;
  const add = form.handleSubmit(async ({ host }) => {
    const input = { isOn, hosts: [...hosts, host] };
    const checked = await standardSchemaResolver(assistantSettingsInputSchema)(input, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    if ('hosts' in checked.errors)
      return form.setError('host', {
        message: 'Please enter the name of a host, such as claude.ai.',
      });
    try {
      await update.mutateAsync(input);
      form.reset();
      reportSuccess('Host added');
    } catch (error) {
      applyServerErrors(error, ['host'], form.setError);
    }
  });
  return (
    <Form aria-label="Add a host" onSubmit={(event) => void add(event)} className="grid gap-3 py-4">
      {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
      <Field label="Another host" error={errors.host?.message}>
        <span className="flex gap-3">
          <Input
            {...form.register('host')}
            inputMode="url"
            autoComplete="off"
            placeholder="assistant.example"
          />
          <Button type="submit" variant="secondary" pending={isSubmitting}>
            Add
          </Button>
        </span>
      </Field>
    </Form>
  );
}
