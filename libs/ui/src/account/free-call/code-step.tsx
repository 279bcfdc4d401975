import type { IntroCall, IntroCallHold, Slot } from '@polaris/contracts';
import { type SubmitEvent, useState } from 'react';
import { useConfirmIntroCall } from '../../api/site/account/intro-calls.ts';
import { errorMessage, hasStatus } from '../../api/client/api-error.ts';
import { messageAt } from '../../api/client/form-errors.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { clock } from '../../primitives/clock.ts';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';
import { Form } from '../../primitives/form/form.tsx';
import { ChosenTime } from '../choose-time.tsx';
import { CallHeading } from './call-heading.tsx';

interface CodeStepProps {
  hold: IntroCallHold;
  slot: Slot;
  email: string;
  onBooked: (call: IntroCall) => void;
  /** Returns to the times, with the reason. */
  onAgain: (reason: string | null) => void;
}

/** Books the held time with the mailed code. */
export function CodeStep({
  hold: { id, expiresAt },
  slot,
  email,
  onBooked,
  onAgain,
}: CodeStepProps) {
  const confirm = useConfirmIntroCall();
  const [code, setCode] = useState('');
  const { error } = confirm;
  const wrong = messageAt(error, 'code');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    try {
      onBooked(await confirm.mutateAsync({ id, code }));
    } catch (failure) {
      if (hasStatus(failure, 409) || hasStatus(failure, 410)) onAgain(errorMessage(failure));
    }
  };
  return (
    <>
      <CallHeading title="Check your email">
        <p className="leading-6 wrap-anywhere">
          I mailed a code to <strong>{email}</strong>. Your time is held until{' '}
          <time dateTime={expiresAt} className="whitespace-nowrap">
            {clock(expiresAt)}
          </time>
          , and booked once you enter the code or press the button in the mail.
        </p>
        <p className="leading-6">
          <ChosenTime slot={slot} />
        </p>
        <p className="text-sm leading-6 text-muted">
          Nothing there? Check your spam folder. An address gets at most three such emails an hour.
        </p>
      </CallHeading>
      <Form
        isPageForm
        aria-label="Code"
        onSubmit={(event) => void submit(event)}
        className="flex max-w-md flex-col gap-4"
      >
        {error !== null && wrong === undefined && <Alert>{errorMessage(error)}</Alert>}
        <Field label="Six-digit code" error={wrong} required>
          <Input
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            className="max-w-40 tracking-widest tabular-nums"
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={confirm.isPending}>
            Book the call
          </Button>
          <Button variant="secondary" onClick={() => onAgain(null)}>
            Start again
          </Button>
        </div>
      </Form>
    </>
  );
}
