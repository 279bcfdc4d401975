import type { RefObject } from 'react';
import { errorMessage } from '../../api/client/api-error.ts';
import { useMailOfferCode } from '../../api/sales/offer-page.ts';
import { Alert } from '../../primitives/alert.tsx';
import { Button } from '../../primitives/button.tsx';
import { Field } from '../../primitives/fields/field.tsx';
import { Input } from '../../primitives/fields/input.tsx';

interface CodeFieldProps {
  token: string;
  /** Where it is mailed, shortened. */
  to: string;
  field: RefObject<HTMLInputElement | null>;
  code: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The six digits that accepting takes, and the button that mails them. */
export function CodeField({ token, to, field, code, error, onChange }: CodeFieldProps) {
  const mail = useMailOfferCode(token);
  const send = () => mail.mutate(undefined, { onSuccess: () => field.current?.focus() });
  return (
    <div className="flex max-w-md flex-col gap-3">
      <p className="leading-7 wrap-anywhere">
        To accept this total, enter six digits that are mailed to{' '}
        <strong className="inline-block max-w-full">{to}</strong>.
      </p>
      {mail.error && <Alert>{errorMessage(mail.error)}</Alert>}
      <Field label="Six digits" error={error} required>
        <span className="flex flex-wrap gap-3">
          <Input
            ref={field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            value={code}
            onChange={({ target }) => onChange(target.value)}
            className="max-w-40 tracking-widest tabular-nums"
          />
          <Button variant="secondary" pending={mail.isPending} onClick={send}>
            {mail.isSuccess ? 'Send again' : 'Email me the digits'}
          </Button>
        </span>
      </Field>
      <p role="status" className="text-sm leading-6 text-muted">
        {mail.isSuccess && `Sent to ${to}. They work for 15 minutes.`}
      </p>
    </div>
  );
}
