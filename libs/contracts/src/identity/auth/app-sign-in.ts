import * as z from 'zod/mini';
import { returnToQuerySchema } from './user.ts';

/** Where the browser hands a sign-in over to the desktop app: this address and no other. */
const APP_LINK = 'polaris://signed-in';

/** 32 bytes in base64url: codes, states, verifiers and their digests are all of this form. */
const key = () =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This key is not valid.' }));

/** What the app hands over at the end: the verifier (RFC 7636) shows that it is the app that started. */
export const appExchangeInputSchema = z.object({ code: key(), verifier: key() });
export type AppExchangeInput = z.output<typeof appExchangeInputSchema>;

/** A sign-in that the desktop app has started: what its verifier must hash to, and what it knows it by. */
const appRequestSchema = z.object({ appChallenge: key(), appState: key() });
export type AppRequest = z.output<typeof appRequestSchema>;

/** How a browser comes to sign in: where it wants to continue to, or the app that has sent it. */
export const signInQuerySchema = z
  .extend(returnToQuerySchema, {
    appChallenge: z.optional(key()),
    appState: z.optional(key()),
    /** The provider asks for the password again, though its person is signed in there. */
    again: z.optional(z.literal('true')),
  })
  .check(
    z.refine(
      ({ appChallenge, appState }) => (appChallenge === undefined) === (appState === undefined),
      {
        error: 'Both or neither.',
        path: ['appState'],
      },
    ),
  );
export type SignInQuery = z.output<typeof signInQuerySchema>;

export function appRequestIn(query: unknown): AppRequest | undefined {
  return appRequestSchema.safeParse(query).data;
}

/** Why the provider's answer was not taken, as the sign-in page tells it: no other text of an address. */
export const providerRefusals = {
  unverified: 'The provider has not verified your email address.',
  address: 'The provider gave an email address that cannot be used here.',
  closed: 'This account is disabled. Please get in touch.',
  other: 'Signing in through the provider did not work. Please try again.',
} as const;

export const providerRefusal = (text: string): string =>
  Object.values(providerRefusals).find((known) => known === text) ?? providerRefusals.other;

const linkSchema = z.object({ code: key(), state: key() });
export type AppLink = z.output<typeof linkSchema>;

export const appLink = ({ code, state }: AppLink): string =>
  `${APP_LINK}?${new URLSearchParams({ code, state }).toString()}`;

/** What such an address carries; null for any other. */
export function readAppLink(address: string): AppLink | null {
  const url = address.length <= 400 ? URL.parse(address) : null;
  if (!url || !address.startsWith(`${APP_LINK}?`)) return null;
  return linkSchema.safeParse(Object.fromEntries(url.searchParams)).data ?? null;
}
