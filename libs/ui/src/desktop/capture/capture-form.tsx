import type { CaptureInput } from '@polaris/contracts';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { focusFirstField } from '../../primitives/form/focus-first-field.ts';
import { Form } from '../../primitives/form/form.tsx';
import { CaptureFields } from './capture-fields.tsx';
import { PersonChoice } from './person-choice.tsx';
import { type CaptureValues, checkCapture, summaryOf, useCapture } from './use-capture.ts';

/** Sent, stored to be sent later (`kept`), or rejected with a message. */
export type CaptureOutcome =
  | { ok: true; queued?: boolean }
  /** `canStoreUnencrypted`: it can be stored if the owner agrees to store it unencrypted. */
  | { ok: false; message: string; canStoreUnencrypted?: boolean };

type Failure = Extract<CaptureOutcome, { ok: false }>;

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

/** One line for what to log. Its fields are shown on Tab, or if something is missing. */
export function CaptureForm(props: CaptureFormProps) {
  const draft = useCapture();
  const { line, setLine, values, correct, choices, newName } = draft;
  const [isOpen, setOpen] = useState(false);
  const box = useFocusedStart(!draft.isTouched && !isOpen);
  const sending = useSending(props);
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (sending.isPending) return;
    if (await sending.send(await draft.read())) return;
    if (!focusIn(box.current, '[role="group"] button')) {
      flushSync(() => setOpen(true));
      focusIn(box.current, '[aria-invalid="true"]');
    }
  };
  const openOnTab = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Tab' && !shiftKey) flushSync(() => setOpen(true));
  };
  const keepPlain = async () => {
    await props.onAllowPlain();
    await submit();
  };
  return (
    <div ref={box}>
      <Form isPageForm aria-label="Quick capture" onSubmit={(event) => void submit(event)}>
        <h1 className="sr-only">Quick capture</h1>
        <input
          aria-label="What to log"
          aria-describedby="capture-understood"
          placeholder="Call Sara about invoice Friday"
          autoComplete="off"
          value={line}
          onChange={({ target }) => setLine(target.value)}
          onKeyDown={openOnTab}
          className={lineStyle}
        />
        <div className="grid gap-4 px-5 py-4">
          {sending.failure && (
            <Alert>
              <p>{sending.failure.message}</p>
              {sending.failure.canStoreUnencrypted && (
                <PlainOffer pending={sending.isPending} onAgree={() => void keepPlain()} />
              )}
            </Alert>
          )}
          <p
            id="capture-understood"
            role="status"
            className="min-h-6 text-sm leading-6 wrap-anywhere text-ink"
          >
            {draft.isTouched ? summaryOf(values) : ''}
          </p>
          <PersonChoice
            choices={choices}
            newName={newName}
            isUnknown={draft.isUnknown}
            onChoose={(person) => {
              correct({ person });
              focusIn(box.current, 'input');
            }}
          />
          {isOpen && (
            <CaptureFields
              values={values}
              errors={sending.isTried ? checkCapture(values).errors : {}}
              onCorrect={correct}
            />
          )}
          <div className="flex items-center gap-4">
            {/* Makes the window movable, as it has no title bar. */}
            <p role="status" className="grow text-sm text-muted select-none [app-region:drag]">
              {hintOf(props)}
            </p>
            {!isOpen && (
              <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
                Details
              </Button>
            )}
            <Button type="submit" size="sm" pending={sending.isPending}>
              {values.type === 'task' ? 'Add Task' : 'Log Activity'}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  );
}

const lineStyle =
  'w-full border-b border-line bg-transparent px-5 py-4 text-lg leading-7 text-ink outline-none placeholder:text-muted focus-visible:border-focus';

/** Sends a complete capture; returns false if something is missing or it was not accepted. */
function useSending({ onCapture, onDone }: CaptureFormProps) {
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async (values: CaptureValues): Promise<boolean> => {
    const { input } = checkCapture(values);
    flushSync(() => setTried(true));
    if (!input) return false;
    setPending(true);
    const outcome = await onCapture(input);
    setPending(false);
    setFailure(outcome.ok ? null : outcome);
    if (outcome.ok) onDone(outcome.queued === true);
    return true;
  };
  return { send, isTried, isPending, failure };
}

/** Focuses the line whenever the window opens for a new capture. */
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

function focusIn(box: ParentNode | null, selector: string): boolean {
  const found = box?.querySelector<HTMLElement>(selector);
  found?.focus();
  return Boolean(found);
}

function hintOf({ isStored, isOnline }: CaptureFormProps): string {
  if (isStored) return 'Saved for later: it is sent once your server can be reached.';
  return isOnline
    ? 'Enter logs it, “task” in front adds a task, Tab shows its fields, Escape closes.'
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
      <Button variant="secondary" className="mt-3" pending={pending} onClick={onAgree}>
        Store it unencrypted
      </Button>
    </>
  );
}
