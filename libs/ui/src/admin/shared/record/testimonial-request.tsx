import { TESTIMONIAL_REMINDER_DAYS, TESTIMONIAL_REQUEST_DAYS } from '@polaris/contracts';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../api/client/api-error.ts';
import type { TestimonialRequest } from '../../../api/site/testimonials.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { reportSuccess } from '../feedback/report-failure.ts';
import { LinkToShare, mustBeShared } from './link-to-share.tsx';

interface TestimonialRequestDialogProps {
  open: boolean;
  onClose: () => void;
  /** The name of the person who is asked. */
  name: string;
  /** What the testimonial is about. */
  about: string;
  /** Mounted only while the dialog is open, so that closing it discards the link. */
  children: ReactNode;
}

/** Explains what asking for a testimonial does. */
export function TestimonialRequestDialog(props: TestimonialRequestDialogProps) {
  const { open, onClose, name, about, children } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Ask for a testimonial"
      description={`${name} gets a link with which they can write about ${about}. It works once, for ${TESTIMONIAL_REQUEST_DAYS} days. If nothing is written, one reminder goes out after ${TESTIMONIAL_REMINDER_DAYS} days.`}
      className="max-w-lg"
    >
      {children}
    </Dialog>
  );
}

interface TestimonialRequestFormProps {
  request: TestimonialRequest;
  onClose: () => void;
  /** Called instead of sending the request while no customer is picked. */
  onMissing?: (() => void) | undefined;
  /** Additional form fields. */
  children?: ReactNode;
}

/** Sends the request, then says who was mailed or shows the link to share. */
export function TestimonialRequestForm(props: TestimonialRequestFormProps) {
  const { request, onClose, onMissing, children } = props;
  if (request.data && mustBeShared(request.data))
    return <LinkToShare link={request.data} onClose={onClose} />;
  const ask = () =>
    request.mutate(undefined, {
      onSuccess: (link) => {
        if (mustBeShared(link)) return;
        reportSuccess(`The request is on its way to ${link.mailedTo}`);
        onClose();
      },
    });
  return (
    <Form
      aria-label="Ask for a testimonial"
      onSubmit={(event) => {
        event.preventDefault();
        (onMissing ?? ask)();
      }}
      className="flex flex-col gap-5"
    >
      {request.isError && <Alert>{errorMessage(request.error)}</Alert>}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          pending={request.isPending}
          data-autofocus={children ? undefined : ''}
        >
          Ask
        </Button>
      </div>
    </Form>
  );
}
