import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type CaptureFormValues,
  type CaptureInput,
  activityTypeLabels,
  activityTypes,
  captureInputSchema,
} from '@polaris/contracts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CustomerPicker } from '../admin/customers/customer-picker.tsx';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { focusFirstField } from '../primitives/form/focus-first-field.ts';
import { Form } from '../primitives/form/form.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { Select } from '../primitives/fields/select.tsx';
import { Textarea } from '../primitives/fields/textarea.tsx';

/** Sent, stored to be sent later (`kept`), or rejected with a message. */
export type CaptureOutcome =
  | { ok: true; kept?: boolean }
  /** `mayKeepPlain`: it can be stored if the owner agrees to store it unencrypted. */
  | { ok: false; message: string; mayKeepPlain?: boolean };

const empty: CaptureFormValues = {
  type: 'note',
  subject: '',
  description: '',
  dueOn: '',
};

/** Focuses the customer field whenever the window opens for a new capture. */
function useFocusedStart(isNew: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNew) return;
    const focus = () => box.current && focusFirstField(box.current);
    focus();
    addEventListener('focus', focus);
    return () => removeEventListener('focus', focus);
  }, [isNew]);
  return box;
}

/** In place of an id: the person becomes a customer with this activity. */
const NEW = 'new';

interface PickedPerson {
  id: number | typeof NEW;
  name: string;
}

export interface CaptureFormProps {
  isOnline: boolean;
  onCapture: (input: CaptureInput) => Promise<CaptureOutcome>;
  /** The owner agrees to store captures unencrypted on this machine. */
  onAllowPlain: () => Promise<void>;
  /** The previous capture was stored to be sent later. */
  isStored: boolean;
  /** `stored`: it was stored to be sent later. */
  onDone: (stored: boolean) => void;
}

/** The form of one capture. */
export function CaptureForm(props: CaptureFormProps) {
  const { isOnline, onCapture, onAllowPlain, isStored, onDone } = props;
  const [mayKeepPlain, setMayKeepPlain] = useState(false);
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const { register, handleSubmit, setError, setValue, formState } = useForm<
    CaptureFormValues,
    unknown,
    CaptureInput
  >({ resolver: standardSchemaResolver(captureInputSchema), defaultValues: empty });
  const { errors, isSubmitting, isSubmitted } = formState;
  const box = useFocusedStart(picked === null);
  const pick = (person: PickedPerson | null) => {
    setPicked(person);
    setValue('customerName', person?.name);
    const id = person?.id === NEW ? undefined : person?.id;
    setValue('customerId', id, { shouldValidate: isSubmitted });
  };
  const save = handleSubmit(async (input) => {
    const outcome = await onCapture(input);
    if (outcome.ok) return onDone(outcome.kept === true);
    setError('root.server', { message: outcome.message });
    setMayKeepPlain(outcome.mayKeepPlain === true);
  });
  const keepPlain = async () => {
    await onAllowPlain();
    await save();
  };
  const failure = errors.root?.server?.message;
  return (
    <div ref={box}>
      <Form
        standing
        aria-label="Quick capture"
        onSubmit={(event) => void save(event)}
        className="grid gap-4 p-5"
      >
        <h1 className="font-display text-2xl text-ink">Quick capture</h1>
        {failure && (
          <Alert>
            <p>{failure}</p>
            {mayKeepPlain && <PlainOffer pending={isSubmitting} onAgree={() => void keepPlain()} />}
          </Alert>
        )}
        <CustomerPicker
          label="Customer"
          picked={picked}
          onPick={pick}
          onNew={(name) => pick({ id: NEW, name })}
          error={errors.customerId?.message ?? errors.customerName?.message}
        />
        {picked?.id === NEW && <p className="-mt-2 text-sm text-muted">Becomes a new customer.</p>}
        <div className="grid grid-cols-[160px_minmax(0,1fr)] gap-4">
          <Field label="Type" error={errors.type?.message} required>
            <Select {...register('type')}>
              {activityTypes.map((type) => (
                <option key={type} value={type}>
                  {activityTypeLabels[type]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Subject" error={errors.subject?.message} required>
            <Input {...register('subject')} autoComplete="off" />
          </Field>
        </div>
        <Field label="Description" error={errors.description?.message}>
          <Textarea {...register('description')} rows={3} />
        </Field>
        <div className="flex items-center gap-4">
          <Button type="submit" pending={isSubmitting}>
            Log Activity
          </Button>
          <p role="status" className="text-sm text-muted">
            {hintOf(isOnline, isStored)}
          </p>
        </div>
      </Form>
    </div>
  );
}

function hintOf(isOnline: boolean, isStored: boolean): string {
  if (isStored) return 'Saved for later: it is sent once your server can be reached.';
  return isOnline
    ? 'Enter logs it, Escape closes.'
    : 'No connection: Enter saves it, to be sent later. Escape closes.';
}

/** Asks before a capture is stored unencrypted. */
function PlainOffer({ pending, onAgree }: { pending: boolean; onAgree: () => void }) {
  return (
    <>
      <p className="mt-2">
        It can be stored in a file that only your account on this machine can open, unencrypted,
        until it is sent.
      </p>
      <Button
        type="button"
        variant="secondary"
        className="mt-3"
        pending={pending}
        onClick={onAgree}
      >
        Store it unencrypted
      </Button>
    </>
  );
}
