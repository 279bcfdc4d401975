import { endpoint } from '../../api/endpoint.ts';
import { appExchangeInputSchema, signInQuerySchema } from './app-sign-in.ts';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  profileInputSchema,
  registerInputSchema,
  resetLinkInputSchema,
  resetPasswordInputSchema,
  setupInputSchema,
  signInOptionsSchema,
  userSchema,
} from './user.ts';

export const exchangeAppCode = endpoint({
  tag: 'Sign-in',
  summary: 'Finish a sign-in of the desktop app',
  method: 'POST',
  path: '/api/auth/exchange',
  allow: 'anyone',
  body: appExchangeInputSchema,
  returns: userSchema,
  errors: {
    401: 'This sign-in is no longer valid. Start again in the app.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const getUser = endpoint({
  tag: 'Sign-in',
  summary: 'Tell who is signed in',
  method: 'GET',
  path: '/api/auth/user',
  allow: 'signed-in',
  returns: userSchema,
});

export const updateUser = endpoint({
  tag: 'Sign-in',
  summary: 'Change the name, phone or picture',
  method: 'PATCH',
  path: '/api/auth/user',
  allow: 'signed-in',
  proof: 'session',
  body: profileInputSchema,
  returns: userSchema,
});

export const getSignInOptions = endpoint({
  tag: 'Sign-in',
  summary: 'Tell how people may sign in',
  method: 'GET',
  path: '/api/auth/options',
  allow: 'anyone',
  returns: signInOptionsSchema,
});

export const register = endpoint({
  tag: 'Sign-in',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/api/auth/register',
  allow: 'anyone',
  body: registerInputSchema,
  status: 201,
  returns: userSchema,
  errors: {
    409: 'There is already an account with this address. Sign in instead.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const signIn = endpoint({
  tag: 'Sign-in',
  summary: 'Sign in with email and password',
  method: 'POST',
  path: '/api/auth/login',
  allow: 'anyone',
  body: loginInputSchema,
  returns: userSchema,
  errors: {
    401: 'Email or password is wrong.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const signOut = endpoint({
  tag: 'Sign-in',
  summary: 'Sign out',
  method: 'POST',
  path: '/api/auth/logout',
  allow: 'anyone',
});

export const forgotPassword = endpoint({
  tag: 'Sign-in',
  summary: 'Ask for a link to choose a new password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  allow: 'anyone',
  body: forgotPasswordInputSchema,
  status: 202,
  errors: { 429: 'Too many attempts. Please try again later.' },
});

export const checkResetLink = endpoint({
  tag: 'Sign-in',
  summary: 'Tell whether a mailed link for a new password still works',
  method: 'POST',
  path: '/api/auth/reset-password/check',
  allow: 'anyone',
  body: resetLinkInputSchema,
  errors: {
    400: 'This link is no longer valid.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const resetPassword = endpoint({
  tag: 'Sign-in',
  summary: 'Choose a new password with a mailed link and sign in',
  method: 'POST',
  path: '/api/auth/reset-password',
  allow: 'anyone',
  body: resetPasswordInputSchema,
  returns: userSchema,
  errors: { 429: 'Too many attempts. Please try again later.' },
});

export const setUpOwner = endpoint({
  tag: 'Sign-in',
  summary: "Create the owner's account with the link of the first start",
  method: 'POST',
  path: '/api/auth/setup',
  allow: 'anyone',
  body: setupInputSchema,
  status: 201,
  returns: userSchema,
  errors: {
    409: 'The owner account exists already.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const openSignIn = endpoint({
  tag: 'Sign-in',
  summary: 'Go to the sign-in page',
  method: 'GET',
  path: '/api/login',
  allow: 'anyone',
  query: signInQuerySchema,
  status: 302,
});

export const startOpenIdSignIn = endpoint({
  tag: 'Sign-in',
  summary: 'Go to the OpenID provider to sign in',
  method: 'GET',
  path: '/api/auth/openid',
  allow: 'anyone',
  query: signInQuerySchema,
  status: 302,
  errors: {
    404: 'This sign-in method is not enabled.',
    429: 'Too many attempts. Please try again later.',
  },
});

export const finishOpenIdSignIn = endpoint({
  tag: 'Sign-in',
  summary: 'Come back from the OpenID provider',
  method: 'GET',
  path: '/api/auth/openid/callback',
  allow: 'anyone',
  status: 302,
});
