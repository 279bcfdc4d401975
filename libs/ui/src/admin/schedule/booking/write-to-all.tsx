import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type AvailabilityException,
  type TimeOffMessage,
  type TimeOffSession,
  timeOffMessageSchema,
  weekdayOfText,
} from '@polaris/contracts';
import type { KeyboardEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTimeOffSessions, useWriteAboutTimeOff } from '../../../api/schedule/booking.ts';
import { errorMessage } from '../../../api/client/api-error.ts';
import { applyServerErrors } from '../../../api/client/form-errors.ts';
import { useContentKey } from '../../../api/client/new-key.ts';
import { useUndoMessage } from '../../../api/mail/messages.ts';
import { Alert } from '../../../primitives/alert.tsx';
import { Button } from '../../../primitives/button.tsx';
import { clock } from '../../../primitives/clock.ts';
import { Dialog } from '../../../primitives/dialog/dialog.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Input } from '../../../primitives/fields/input.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { Form } from '../../../primitives/form/form.tsx';
import { LoadingState } from '../../../primitives/page-state.tsx';
import { NoMailServer } from '../../shared/composer/no-mail-server.tsx';
import { reportFailure } from '../../shared/feedback/report-failure.ts';
import { toastWithUndo } from '../../shared/feedback/undo-toast.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { actingKey } from '../../../primitives/acting-key.ts';

interface WriteToAllProps {
  day: AvailabilityException;
  onClose: () => void;
}

/** Writes one message to every customer with a session during time off. It cancels no session. */
export function WriteToAll({ day, onClose }: WriteToAllProps) {
  const sessions = useTimeOffSessions(day.id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Write to All"
      description="Each customer gets a separate message. The sessions stay as they are until one of you moves or cancels them."
      className="max-w-2xl"
    >
      {sessions.isPending && <LoadingState text="Loading the sessions..." className="py-4" />}
      {sessions.isError && !sessions.data && (
        <div className="flex flex-col items-start gap-3">
          <Alert>{errorMessage(sessions.error)}</Alert>
          <Button onClick={() => void sessions.refetch()}>Try again</Button>
        </div>
      )}
      {sessions.data && <Message day={day} sessions={sessions.data} onClose={onClose} />}
    </Dialog>
  );
}

interface MessageProps extends WriteToAllProps {
  sessions: readonly TimeOffSession[];
}

function Message({ day, sessions, onClose }: MessageProps) {
  const { form, submit, discard } = useMessage(day, onClose);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const people = new Set(sessions.filter(isReached).map(({ customerId }) => customerId)).size;
  const press = (event: KeyboardEvent) => {
    if (actingKey(event) !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };
  return (
    <>
      <ul className="border-t border-line text-sm leading-6">
        {sessions.map((session) => (
          <li key={session.id} className="border-b border-line py-2">
            <span className="font-semibold">{session.name ?? 'Deleted customer'}</span>
            <span className="text-muted">
              {' '}
              · {clock(session.startTime)} · {session.title}
            </span>
            {!isReached(session) && (
              <span className="block">
                Not written to:{' '}
                {session.customerId === null
                  ? 'there is no customer record yet.'
                  : 'no email address is known.'}
              </span>
            )}
          </li>
        ))}
      </ul>
      {people > 0 && (
        <Form
          aria-label="Write to All"
          onSubmit={(event) => void submit(event)}
          onKeyDown={press}
          className="grid gap-4"
        >
          {errors.root?.server && <Alert>{errors.root.server.message}</Alert>}
          <NoMailServer text="There is no mail server yet, so the messages will stay in the outbox under Mail." />
          <Field label="Subject" error={errors.subject?.message} required>
            <Input {...register('subject')} autoComplete="off" />
          </Field>
          <Field
            label="Message"
            hint="Placeholders are filled in for each customer"
            error={errors.body?.message}
            required
          >
            <Textarea {...register('body')} rows={9} data-autofocus="" />
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" pending={isSubmitting} aria-keyshortcuts="Control+Enter">
              {people === 1 ? 'Send to 1 customer' : `Send to ${people} customers`}
            </Button>
            <Button variant="secondary" onClick={discard}>
              Cancel
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}

const isReached = ({ email, customerId }: TimeOffSession): boolean =>
  email !== null && customerId !== null;

const proposed = (day: string): TimeOffMessage => {
  const name = weekdayOfText(day);
  return {
    subject: `Our session on ${name}`,
    body: `Hi {{firstName}},\n\nI am not available on ${name}, when we have a session booked. Could we move it? Please reply with times that suit you.\n\nThank you for your understanding,\n{{ownerName}}`,
  };
};

function useMessage({ id, day }: AvailabilityException, onClose: () => void) {
  const form = useForm<TimeOffMessage>({
    resolver: standardSchemaResolver(timeOffMessageSchema),
    defaultValues: proposed(day),
  });
  const dropDraft = useDraft(`time-off:${id}`, form);
  const send = useWriteAboutTimeOff(id);
  const takeBack = useUndoMessage();
  const keyOf = useContentKey();
  const undo = async (ids: readonly number[]) => {
    try {
      for (const message of ids) await takeBack.mutateAsync(message);
    } catch (error) {
      reportFailure(error);
    }
  };
  const submit = form.handleSubmit(async (body) => {
    try {
      const { messages } = await send.mutateAsync({ key: keyOf(body), body });
      dropDraft();
      onClose();
      toastWithUndo({
        title: messages.length === 1 ? 'Message sent' : `${messages.length} messages sent`,
        altText: 'Sent messages cannot be undone',
        undo: () => undo(messages.map((message) => message.id)),
      });
    } catch (error) {
      applyServerErrors(error, ['subject', 'body'], form.setError);
    }
  });
  const discard = () => {
    dropDraft();
    onClose();
  };
  return { form, submit, discard };
}
