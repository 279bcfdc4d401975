import { dollars } from '@polaris/contracts';
import type { ReactNode } from 'react';
import type { SignInMode } from './use-sign-in-mode.ts';
import { useSignInOptions } from '../api/identity/auth.ts';

/** The service to order after sign-in, at its current price. */
export interface OrderToSignIn {
  name: string;
  price: number;
  /** The sales tax that is added to the price. */
  tax: number;
}

interface Copy {
  title: string;
  text?: ReactNode;
}

const copy: Record<SignInMode['name'], Copy> = {
  'sign-in': { title: 'Welcome back' },
  register: {
    title: 'Create your account',
    text: 'Book services, follow their progress and keep your details in one place.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: <ForgotText />,
  },
  code: { title: 'Enter your code', text: 'One more step after your provider.' },
  reset: { title: 'Choose a new password' },
  verify: { title: 'Verify your email address' },
  cancel: { title: 'Keep your email address' },
  app: {
    title: 'Back to the app',
    text: "You're signed in with your provider. Continue in the app.",
  },
  setup: {
    title: 'Set up your site',
    text: 'This link works once. It creates the owner account.',
  },
};

const orderCopy: Partial<Record<SignInMode['name'], (order: OrderToSignIn) => Copy>> = {
  'sign-in': (order) => ({
    title: 'Welcome back',
    text: `Sign in to order ${formatOrder(order)}.`,
  }),
  register: (order) => ({
    title: `Create your account to order ${order.name}`,
    text: `${formatSum(order)}. You confirm the order on the next page, and follow its progress in your account.`,
  }),
};

export const signInCopy = (mode: SignInMode['name'], order: OrderToSignIn | null = null): Copy =>
  (order && orderCopy[mode]?.(order)) || copy[mode];

export const signedInCopy = (order: OrderToSignIn | null = null): Copy => ({
  title: 'Welcome back',
  ...(order && { text: `Continue to order ${formatOrder(order)}.` }),
});

/** As it is confirmed later. */
const formatSum = ({ price, tax }: OrderToSignIn): string =>
  `${dollars(price + tax)}${tax > 0 ? ' with sales tax' : ''}`;

const formatOrder = (order: OrderToSignIn): string => `${order.name}, ${formatSum(order)}`;

/** Promises a mail only once it is known that this server sends mail. */
function ForgotText() {
  const mail = useSignInOptions().data?.mail;
  if (mail === undefined) return 'Enter your address to get a link to choose a new password.';
  return mail
    ? "Enter your address, and you'll get an email with a link to choose a new password."
    : 'Enter your address. The owner of this site will personally send you a link to choose a new password.';
}
