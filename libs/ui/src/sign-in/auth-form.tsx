import type { ReactNode, SubmitEventHandler } from 'react';
import { Alert } from '../primitives/alert.tsx';
import { Button } from '../primitives/button.tsx';

interface AuthFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  pending: boolean;
  failure: string | undefined;
  submitLabel: string;
  pendingLabel: string;
  children: ReactNode;
}

/** What all forms here share. It names its method so that no password ever lands in an address. */
export function AuthForm(props: AuthFormProps) {
  const { onSubmit, pending, failure, submitLabel, pendingLabel, children } = props;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {failure && <Alert>{failure}</Alert>}
      {children}
      <Button type="submit" size="lg" pending={pending} className="mt-1 w-full">
        {pending ? pendingLabel : submitLabel}
      </Button>
    </form>
  );
}
