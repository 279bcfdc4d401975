import { type SubmitEvent, useState } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { FactorCodeField } from '../fields/factor-code-field.tsx';
import { Form } from '../form/form.tsx';
import { Dialog } from './dialog.tsx';

interface CodeDialogProps {
  isOpen: boolean;
  /** Returns why a code was not taken. */
  enter: (code: string) => Promise<string | null>;
  /** The same for a passkey, where one can be used. */
  enterPasskey?: (() => Promise<string | null>) | undefined;
  answer: (isEntered: boolean) => void;
}

/** Asks for a code of the second factor, before something that a stolen login session must not do. */
export const CodeDialog = ({ isOpen, ...form }: CodeDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={() => form.answer(false)}
    title={form.enterPasskey ? 'Confirm it’s you' : 'Enter a code'}
    description={`For your security, this needs ${form.enterPasskey ? 'a passkey or ' : ''}a code from your authenticator app. It counts for ten minutes.`}
    className="max-w-md"
  >
    <CodeForm {...form} />
  </Dialog>
);

function CodeForm({ answer, enter, enterPasskey }: Omit<CodeDialogProps, 'isOpen'>) {
  const [failure, setFailure] = useState<string | null>(null);
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [isPending, setPending] = useState(false);
  const finish = async (attempt: () => Promise<string | null>, fail: (reason: string) => void) => {
    const reason = await attempt();
    if (reason === null) answer(true);
    else fail(reason);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    await finish(() => enter(code), setFailure);
    setPending(false);
  };
  const withPasskey = async (attempt: () => Promise<string | null>) => {
    setFailure(null);
    setPasskeyFailure(null);
    await finish(attempt, setPasskeyFailure);
  };
  return (
    <Form
      aria-label="Enter a code"
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {passkeyFailure && <Alert>{passkeyFailure}</Alert>}
      <FactorCodeField
        onPasskey={enterPasskey && (() => withPasskey(enterPasskey))}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={failure ?? undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={isPending}>
          Continue
        </Button>
      </div>
    </Form>
  );
}
