import { CancelEmailPanel } from './verification/cancel-email-panel.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { FormProps } from './form-props.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ProviderCodeForm } from './provider-code-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SetupForm } from './setup-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMode } from './use-sign-in-mode.ts';
import { VerifyEmailPanel } from './verification/verify-email-panel.tsx';
import { useEffect } from 'react';
import { ButtonLink } from '../primitives/button.tsx';

export function ModeForm({ mode, ...form }: FormProps & { mode: SignInMode }) {
  switch (mode.name) {
    case 'sign-in':
      return <SignInForm {...form} />;
    case 'register':
      return <RegisterForm {...form} />;
    case 'code':
      return <ProviderCodeForm acceptsPasskey={mode.acceptsPasskey} />;
    case 'forgot':
      return <ForgotForm {...form} />;
    case 'reset':
      return <NewPasswordForm {...form} token={mode.token} />;
    case 'app':
      return <OpenDesktopApp link={mode.link} />;
    case 'verify':
      return <VerifyEmailPanel key={mode.token} token={mode.token} />;
    case 'cancel':
      return <CancelEmailPanel key={mode.token} token={mode.token} />;
    case 'setup':
      return <SetupForm {...form} token={mode.token} />;
  }
}

/** The last step in the browser of a sign-in that the desktop app started. */
function OpenDesktopApp({ link }: { link: string }) {
  useEffect(() => location.assign(link), [link]);
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink size="lg" className="w-full" href={link}>
        Open the app
      </ButtonLink>
      <p className="text-sm leading-6 text-muted">You can close this page afterwards.</p>
    </div>
  );
}
