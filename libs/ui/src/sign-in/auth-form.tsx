import type { ReactNode, SubmitEventHandler } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
import { Form } from '../primitives/form/form.tsx';
import { useHydrated } from '../primitives/use-hydrated.ts';

interface AuthFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  failure: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

/**
 * The frame of all sign-in forms. `method="post"` keeps passwords out of addresses, and the button is
 * disabled until React has loaded, as no page accepts a native form post.
 */
export function AuthForm(props: AuthFormProps) {
  const { onSubmit, pending, failure, submitLabel, pendingLabel, children } = props;
  const hydrated = useHydrated();
  return (
    <Form
      isPageForm
      method="post"
      noValidate
      aria-label={submitLabel}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
    >
      <Alert tone="warn" className="hidden [@media(scripting:none)]:block">
        Signing in needs JavaScript, which is turned off in this browser.
      </Alert>
      {failure && <Alert>{failure}</Alert>}
      {children}
      <Button
        type="submit"
        size="lg"
        pending={pending}
        disabled={!hydrated}
        className="mt-1 w-full disabled:opacity-100"
      >
        {pending ? pendingLabel : submitLabel}
      </Button>
    </Form>
  );
}
