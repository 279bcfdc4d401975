import { type SubmitEvent, useState } from 'react';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { CurrentPasswordField } from '../fields/current-password-field.tsx';
import { FactorCodeField } from '../fields/factor-code-field.tsx';
import { Form } from '../form/form.tsx';
import { Dialog } from './dialog.tsx';

interface CodeDialogProps {
  isOpen: boolean;
  /** What to ask for: a code of the second factor, or the password of an account without one. */
  wants: 'code' | 'password';
  /** Resolves to why it was rejected; null if it was accepted. */
  enter: (typed: string) => Promise<string | null>;
  /** The same with a passkey, if one can be used. */
  enterPasskey?: (() => Promise<string | null>) | undefined;
  answer: (isEntered: boolean) => void;
}

/** Asks for a code or the password before an action that a stolen login session must not allow. */
export const CodeDialog = ({ isOpen, ...form }: CodeDialogProps) => (
  <Dialog
    open={isOpen}
    onClose={() => form.answer(false)}
    title={titleOf(form)}
    description={`For your security, this needs ${neededBy(form)}. It counts for ten minutes.`}
    className="max-w-md"
  >
    <CodeForm {...form} />
  </Dialog>
);

type CodeFormProps = Omit<CodeDialogProps, 'isOpen'>;

function titleOf({ wants, enterPasskey }: CodeFormProps): string {
  if (wants === 'password') return 'Enter your password';
  return enterPasskey ? 'Confirm it’s you' : 'Enter a code';
}

function neededBy({ wants, enterPasskey }: CodeFormProps): string {
  if (wants === 'password') return 'your password';
  return `${enterPasskey ? 'a passkey or ' : ''}a code from your authenticator app`;
}

function CodeForm({ answer, wants, enter, enterPasskey }: CodeFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [passkeyFailure, setPasskeyFailure] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
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
    await finish(() => enter(typed), setFailure);
    setPending(false);
  };
  const withPasskey = async (attempt: () => Promise<string | null>) => {
    setFailure(null);
    setPasskeyFailure(null);
    await finish(attempt, setPasskeyFailure);
  };
  return (
    <Form
      aria-label={wants === 'password' ? 'Enter your password' : 'Enter a code'}
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-5"
    >
      {passkeyFailure && <Alert>{passkeyFailure}</Alert>}
      {wants === 'password' ? (
        <CurrentPasswordField
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={failure ?? undefined}
        />
      ) : (
        <FactorCodeField
          onPasskey={enterPasskey && (() => withPasskey(enterPasskey))}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={failure ?? undefined}
        />
      )}
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
