import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type OfferContentInput,
  type OfferTemplateFormValues,
  type OfferTemplateInput,
  offerTemplateInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { errorMessage, hasStatus } from '../../../api/client/api-error.ts';
import { useCreateOfferTemplate } from '../../../api/sales/offers.ts';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

interface TemplateDialogProps {
  content: OfferContentInput;
  onClose: () => void;
}

/** Names a template. Open while it is mounted. */
export function TemplateDialog({ content, onClose }: TemplateDialogProps) {
  const create = useCreateOfferTemplate();
  const { register, handleSubmit, setError, formState } = useForm<
    OfferTemplateFormValues,
    unknown,
    OfferTemplateInput
  >({
    resolver: standardSchemaResolver(offerTemplateInputSchema),
    defaultValues: { name: content.title.slice(0, 100), content },
  });
  const save = handleSubmit(async (input) => {
    try {
      await create.mutateAsync(input);
      reportSuccess('Template saved');
      onClose();
    } catch (error) {
      if (hasStatus(error, 409)) setError('name', { message: errorMessage(error) });
      else reportFailure(error);
    }
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as Template"
      description="A new offer can start from it, with the buyer of its own customer."
      className="max-w-lg"
    >
      <Form
        aria-label="Save as Template"
        onSubmit={(event) => void save(event)}
        className="grid gap-4"
      >
        <Field label="Name" error={formState.errors.name?.message} required>
          <Input {...register('name')} autoComplete="off" />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
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
