import { AppHandOver } from './app-hand-over.tsx';
import { CancelEmailPanel } from './cancel-email-panel.tsx';
import { ForgotForm } from './forgot-form.tsx';
import type { FormProps } from './form-props.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { SetupForm } from './setup-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInMode } from './use-sign-in-mode.ts';
import { VerifyEmailPanel } from './verify-email-panel.tsx';

export function ModeForm({ mode, ...form }: FormProps & { mode: SignInMode }) {
  switch (mode.name) {
    case 'sign-in':
      return <SignInForm {...form} />;
    case 'register':
      return <RegisterForm {...form} />;
    case 'forgot':
      return <ForgotForm {...form} />;
    case 'reset':
      return <NewPasswordForm token={mode.token} onDone={form.onDone} />;
    case 'app':
      return <AppHandOver link={mode.link} />;
    case 'verify':
      return <VerifyEmailPanel key={mode.token} token={mode.token} />;
    case 'cancel':
      return <CancelEmailPanel key={mode.token} token={mode.token} />;
    case 'setup':
      return <SetupForm {...form} token={mode.token} />;
  }
}
