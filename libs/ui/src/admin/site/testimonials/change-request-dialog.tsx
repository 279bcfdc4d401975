import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AdminTestimonial,
  type ChangeRequestInput,
  changeRequestInputSchema,
} from '@polaris/contracts';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../../api/client/api-error.ts';
import { useRequestChange } from '../../../api/site/testimonials.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { reportSuccess } from '../../shared/feedback/report-failure.ts';
import { leaveOrAsk, useUnsaved } from '../../shared/form/unsaved.ts';
import { LinkToShare, mustBeShared } from '../../shared/record/link-to-share.tsx';

interface ChangeRequestDialogProps {
  testimonial: AdminTestimonial | null;
  onClose: () => void;
}

/** Asks an author for a change. Only they can change their text; a proposal needs their agreement. */
export function ChangeRequestDialog({ testimonial, onClose }: ChangeRequestDialogProps) {
  return (
    <Dialog
      open={testimonial !== null}
      onClose={() => leaveOrAsk(onClose)}
      title="Ask for a change"
      description="The author gets a link to what you write here. A proposed text is shown only once they agree to it; they can also edit it."
      className="max-w-2xl"
    >
      {testimonial && <ChangeRequestForm testimonial={testimonial} onClose={onClose} />}
    </Dialog>
  );
}

interface ChangeRequestFormProps extends ChangeRequestDialogProps {
  testimonial: AdminTestimonial;
}

function ChangeRequestForm({ testimonial, onClose }: ChangeRequestFormProps) {
  const { form, request, send } = useChangeRequest(testimonial, onClose);
  const { errors } = form.formState;
  if (request.data && mustBeShared(request.data))
    return <LinkToShare link={request.data} onClose={onClose} />;
  return (
    <Form
      aria-label="Ask for a change"
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-5"
    >
      {request.isError && <Alert>{errorMessage(request.error)}</Alert>}
      <Field label="What to change" error={errors.note?.message} required>
        <Textarea {...form.register('note')} rows={3} />
      </Field>
      <Field
        label="Proposed text"
        hint="Edit it to propose a text, or leave it unchanged to ask only"
        error={errors.proposedContent?.message}
      >
        <Textarea {...form.register('proposedContent')} rows={7} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => leaveOrAsk(onClose)}>
          Cancel
        </Button>
        <Button type="submit" pending={request.isPending}>
          Send to the author
        </Button>
      </div>
    </Form>
  );
}

function useChangeRequest({ id, version, ...testimonial }: AdminTestimonial, onClose: () => void) {
  const request = useRequestChange(id);
  const content = testimonial.proposedContent ?? testimonial.content;
  const form = useForm<ChangeRequestInput>({
    resolver: standardSchemaResolver(changeRequestInputSchema),
    defaultValues: { note: testimonial.changeNote ?? '', proposedContent: content },
  });
  useUnsaved(form.formState.isDirty && !request.isSuccess);
  const send = form.handleSubmit(async ({ note, proposedContent }) => {
    const proposal = proposedContent === testimonial.content ? null : proposedContent;
    const link = await request
      .mutateAsync({ note, proposedContent: proposal ?? null, version })
      .catch(() => undefined);
    if (!link || mustBeShared(link)) return;
    reportSuccess(`Your question is on its way to ${link.mailedTo}`);
    onClose();
  });
  return { form, request, send };
}
