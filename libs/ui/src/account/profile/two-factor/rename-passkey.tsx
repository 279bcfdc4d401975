import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type Passkey,
  type RenamePasskeyInput,
  renamePasskeyInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { useRenamePasskey } from '../../../api/identity/passkeys.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { AccountFailure } from '../../account-failure.tsx';

interface RenamePasskeyProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskey({ passkey: { id, name }, onClose }: RenamePasskeyProps) {
  const rename = useRenamePasskey();
  const { register, handleSubmit, setError, formState } = useForm<RenamePasskeyInput>({
    resolver: standardSchemaResolver(renamePasskeyInputSchema),
    defaultValues: { name },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await rename.mutateAsync({ id, ...input });
      onClose();
    } catch (error) {
      applyServerErrors(error, ['name'], setError);
    }
  });
  return (
    <Form
      aria-label={`Rename ${name}`}
      onSubmit={(event) => void submit(event)}
      className="flex w-full flex-col gap-4"
    >
      {errors.root?.server && <AccountFailure error={rename.error} />}
      <Field label="Name" error={errors.name?.message} required>
        <Input {...register('name')} autoFocus autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isSubmitting}>
          Save
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
