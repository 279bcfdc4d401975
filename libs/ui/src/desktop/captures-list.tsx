import { type CaptureInput, captureTypeLabels } from '@polaris/contracts';
import { type FormEvent, useState } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Field } from '../primitives/fields/field.tsx';
import { Form } from '../primitives/form/form.tsx';
import { Input } from '../primitives/fields/input.tsx';
import { Textarea } from '../primitives/fields/textarea.tsx';

export interface WaitingCapture {
  key: string;
  input: CaptureInput;
  /** Why the server rejected it; null if it is retried automatically. */
  refused: string | null;
  /** Why it could not be sent; null before the first attempt. */
  problem: string | null;
}

export interface CapturesListProps {
  captures: WaitingCapture[];
  /** Captures that wait for another account or another server. */
  otherAccounts: { server: string; count: number }[];
  onSend: (key: string) => void;
  /** Resolves to an error message, or to undefined after success. */
  onEdit: (key: string, input: CaptureInput) => Promise<string | undefined>;
  onDrop: (key: string) => void;
}

/** Activities and tasks that were not sent yet. Hidden if there are none. */
export function CapturesList(props: CapturesListProps) {
  const { captures, otherAccounts } = props;
  if (captures.length + otherAccounts.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold text-ink">Captured, not sent yet</h2>
      <ul className="flex flex-col gap-4">
        {captures.map((capture) => (
          <li key={capture.key} className="rounded-lg border border-line p-4">
            <Capture {...props} capture={capture} />
          </li>
        ))}
      </ul>
      {otherAccounts.map(({ server, count }) => (
        <p key={server} className="text-sm leading-6 text-ink">
          {count === 1 ? '1 capture waits' : `${count} captures wait`} on this machine until the
          account that captured {count === 1 ? 'it' : 'them'} signs in to {server}.
        </p>
      ))}
    </section>
  );
}

interface CaptureProps extends CapturesListProps {
  capture: WaitingCapture;
}

function Capture({ capture, onSend, onEdit, onDrop }: CaptureProps) {
  const { key, input, refused, problem } = capture;
  const [editing, setEditing] = useState(false);
  if (editing)
    return (
      <CaptureEditor
        input={input}
        onSave={(changed) => onEdit(key, changed)}
        onDone={() => setEditing(false)}
      />
    );
  return (
    <div className="flex flex-col gap-2 text-sm leading-6 text-ink">
      <p className="wrap-anywhere text-muted">{aboutWhom(input)}</p>
      <p className="font-semibold wrap-anywhere">{input.subject}</p>
      {input.description && (
        <p className="wrap-anywhere whitespace-pre-wrap">{input.description}</p>
      )}
      {input.dueOn && <p>Due on {[input.dueOn, input.dueTime].filter(Boolean).join(' at ')}</p>}
      <p className="text-muted">
        {refused === null
          ? `Waiting to be sent.${problem === null ? '' : ` Last attempt: ${problem}`}`
          : `Not accepted: ${refused}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSend(key)}>
          Send now
        </Button>
        <Button variant="secondary" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button variant="secondary" onClick={() => onDrop(key)}>
          Discard
        </Button>
      </div>
    </div>
  );
}

/** "Phone Call · Sara Kim"; earlier versions stored no name. */
function aboutWhom({ type, customerId, customerName }: CaptureInput): string {
  const isNew = customerId === undefined && customerName !== undefined;
  const parts = [captureTypeLabels[type], customerName, isNew && 'new customer'];
  return parts.filter(Boolean).join(' · ');
}

interface CaptureEditorProps {
  input: CaptureInput;
  onSave: (input: CaptureInput) => Promise<string | undefined>;
  onDone: () => void;
}

function CaptureEditor({ input, onSave, onDone }: CaptureEditorProps) {
  const isNew = input.customerId === undefined && input.customerName !== undefined;
  const [customerName, setCustomerName] = useState(input.customerName ?? '');
  const [subject, setSubject] = useState(input.subject);
  const [description, setDescription] = useState(input.description ?? '');
  const [dueOn, setDueOn] = useState(input.dueOn ?? '');
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changed = {
      ...input,
      ...(isNew && { customerName: customerName.trim() }),
      subject: subject.trim(),
      description: description.trim() || null,
      dueOn: dueOn || null,
    };
    const message = await onSave(changed);
    setProblem(message);
    if (message === undefined) onDone();
  };
  return (
    <Form aria-label={`Edit ${input.subject}`} onSubmit={(event) => void save(event)}>
      <div className="flex flex-col gap-4">
        {problem && <Alert>{problem}</Alert>}
        {isNew && (
          <Field label="New customer">
            <Input
              required
              maxLength={255}
              value={customerName}
              onChange={(event) => setCustomerName(event.target.value)}
            />
          </Field>
        )}
        <Field label="Subject">
          <Input
            required
            maxLength={255}
            value={subject}
            onChange={(event) => setSubject(event.target.value)}
          />
        </Field>
        {input.type !== 'task' && (
          <Field label="Description">
            <Textarea
              maxLength={10_000}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          </Field>
        )}
        <Field label="Due on">
          <Input type="date" value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
        </Field>
        <div className="flex gap-3">
          <Button
            type="submit"
            disabled={subject.trim() === '' || (isNew && customerName.trim() === '')}
          >
            Save
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </Form>
  );
}
