import {
  type AdminAppointment,
  type AppointmentUpdate,
  appointmentUpdateSchema,
  listAllSessions,
} from '@polaris/contracts';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeAppointment } from '../../../api/schedule/appointments.ts';
import type { Edit } from '../../../api/client/edit-record.ts';
import { Button } from '../../../primitives/button.tsx';
import { Field } from '../../../primitives/fields/field.tsx';
import { Textarea } from '../../../primitives/fields/textarea.tsx';
import { EditForm } from '../../shared/form/edit-form.tsx';
import { useDeferredFocus } from '../../shared/form/use-deferred-focus.ts';
import { useSaving } from '../../shared/form/use-saving.ts';

const labels = { sharedNote: 'Notes for the client' };
const valuesOf = ({ sharedNote }: AdminAppointment) => ({ sharedNote });

interface SharedNoteProps {
  appointment: AdminAppointment;
}

/** The client's note about a session, and a form to edit it. Its button follows the other ones. */
export function SharedNote({ appointment, children }: SharedNoteProps & { children: ReactNode }) {
  const { title, sharedNote } = appointment;
  const [edited, setEdited] = useState(false);
  const { target, focusTarget } = useDeferredFocus<HTMLButtonElement>();
  const close = () => {
    setEdited(false);
    focusTarget();
  };
  const label = sharedNote === null ? 'Add notes' : 'Edit notes';
  // The form replaces the session's buttons, as both have a Cancel.
  if (edited) return <SharedNoteForm appointment={appointment} onClose={close} />;
  return (
    <>
      {sharedNote !== null && (
        <p className="mt-2 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
          {sharedNote}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <Button
          mutates
          ref={target}
          variant="secondary"
          size="sm"
          onClick={() => setEdited(true)}
          aria-label={`${label}: ${title}`}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

function SharedNoteForm({ appointment, onClose }: SharedNoteProps & { onClose: () => void }) {
  const change = useChangeAppointment();
  const form = useForm<Pick<AppointmentUpdate, 'sharedNote'>, unknown, AppointmentUpdate>({
    resolver: standardSchemaResolver(appointmentUpdateSchema),
    defaultValues: valuesOf(appointment),
  });
  const saving = useSaving({
    form,
    labels,
    path: listAllSessions.path,
    record: appointment,
    valuesOf,
    update: ({ base: { id, version }, changes }: Edit<AdminAppointment, AppointmentUpdate>) =>
      change.mutateAsync({ ...changes, id, version }),
    done: { title: 'Success', description: 'Notes saved' },
    onSaved: onClose,
  });
  return (
    <EditForm
      label={`Notes on ${appointment.title}`}
      saving={saving}
      onClose={onClose}
      className="mt-3"
    >
      <Field
        label={labels.sharedNote}
        hint={
          appointment.attendee
            ? 'The client reads them on their dashboard.'
            : 'Only you see them: the customer has no account to read them in.'
        }
        error={form.formState.errors.sharedNote?.message}
        className="sm:col-span-2"
      >
        <Textarea {...form.register('sharedNote')} rows={5} autoFocus />
      </Field>
    </EditForm>
  );
}
