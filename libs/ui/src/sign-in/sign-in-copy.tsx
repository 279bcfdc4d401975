import { dollars } from '@polaris/contracts';
import type { ReactNode } from 'react';
import type { SignInMode } from './use-sign-in-mode.ts';
import { useSignInOptions } from '../api/account/auth.ts';

/** The service to order after sign-in, at its current price. */
export interface OrderToSignIn {
  name: string;
  price: number;
}

interface Copy {
  title: string;
  text?: ReactNode;
}

const copy: Record<SignInMode['name'], Copy> = {
  'sign-in': { title: 'Welcome back' },
  register: {
    title: 'Create your account',
    text: 'To book services, follow their progress and keep your details in one place.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: <ForgotText />,
  },
  reset: { title: 'Choose a new password' },
  verify: { title: 'Verify your email address' },
  cancel: { title: 'Keep your email address' },
  app: {
    title: 'Back to the app',
    text: 'You are signed in with your provider. Continue in the app.',
  },
  setup: {
    title: 'Set up your site',
    text: 'This link works once. It creates the owner account.',
  },
};

const orderTexts: Partial<Record<SignInMode['name'], (order: string) => string>> = {
  'sign-in': (order) => `Sign in to order ${order}.`,
  register: (order) => `To order ${order}, and to follow its progress.`,
};

export function signInCopy(mode: SignInMode['name'], order: OrderToSignIn | null = null): Copy {
  const text = order && orderTexts[mode]?.(formatOrder(order));
  return text ? { ...copy[mode], text } : copy[mode];
}

export const signedInCopy = (order: OrderToSignIn | null = null): Copy => ({
  title: 'Welcome back',
  ...(order && { text: `Continue to order ${formatOrder(order)}.` }),
});

const formatOrder = ({ name, price }: OrderToSignIn): string => `${name}, ${dollars(price)}`;

/** Promises a mail only once it is known that this server sends mail. */
function ForgotText() {
  const mail = useSignInOptions().data?.mail;
  if (mail === undefined)
    return 'Enter your address to request a link that lets you choose a new password.';
  return mail
    ? 'Enter your address, and a link to choose a new password will be mailed to you.'
    : 'Enter your address. The owner of this site will be notified and will personally send you a link to choose a new password.';
}
