import type { OfferPage } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { messageAt } from '../../api/client/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Textarea } from '../../primitives/fields/textarea.tsx';
import { Form } from '../../primitives/form/form.tsx';
import type { Answers } from './use-answers.ts';

const MAX_REASON = 1000;

interface DeclineOfferProps extends Pick<OfferPage, 'number'> {
  decline: Answers['decline'];
}

/** Declines an offer, after a question in which a reason can be given. */
export function DeclineOffer(props: DeclineOfferProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Decline
      </Button>
      <Dialog open={open} onClose={close} title="Decline this offer?" className="max-w-md">
        <DeclineForm {...props} onCancel={close} />
      </Dialog>
    </>
  );
}

function DeclineForm({ number, decline, onCancel }: DeclineOfferProps & { onCancel: () => void }) {
  const [reason, setReason] = useState('');
  const { isPending, error, send } = decline;
  const reasonError = messageAt(error, 'reason');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) send({ number, reason: reason.trim() || null });
  };
  return (
    <Form aria-label="Decline this offer" onSubmit={submit} className="flex flex-col gap-5">
      {error && !reasonError && <Alert>{errorMessage(error)}</Alert>}
      <Field label="Reason" aside="optional" error={reasonError}>
        <Textarea
          rows={3}
          maxLength={MAX_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={isPending}>
          Decline offer
        </Button>
      </div>
    </Form>
  );
}
