import type { ReactNode, SubmitEventHandler } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';
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
 * What all forms here share. It names its method so that no password ever lands in an address, and
 * waits for React: no page takes what the browser itself would post.
 */
export function AuthForm(props: AuthFormProps) {
  const { onSubmit, pending, failure, submitLabel, pendingLabel, children } = props;
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <Alert tone="warn" className="hidden [@media(scripting:none)]:block">
        Signing in needs JavaScript, which is switched off here.
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
    </form>
  );
}
