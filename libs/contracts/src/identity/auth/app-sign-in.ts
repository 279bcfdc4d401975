import * as z from 'zod/mini';
import { returnToQuerySchema } from './user.ts';

/** Where the browser hands a sign-in over to the desktop app: this address and no other. */
const APP_LINK = 'polaris://signed-in';

/** 32 bytes in base64url: codes, states, verifiers and their digests are all of this form. */
const key = () =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'This key is not valid.' }));

/** What the app sends to finish a sign-in; the verifier (RFC 7636) proves that this app started it. */
export const appExchangeInputSchema = z.object({ code: key(), verifier: key() });
export type AppExchangeInput = z.output<typeof appExchangeInputSchema>;

/** A sign-in started by the desktop app: the hash of its verifier, and the state by which the app recognizes it. */
const appRequestSchema = z.object({ appChallenge: key(), appState: key() });
export type AppRequest = z.output<typeof appRequestSchema>;

/** The query of a sign-in: where to continue afterward, or the request of the desktop app. */
export const signInQuerySchema = z
  .extend(returnToQuerySchema, {
    appChallenge: z.optional(key()),
    appState: z.optional(key()),
    /** The provider must ask for the password again, even if the user is signed in there. */
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

/** Why the provider's response was rejected. The sign-in page shows only these texts, not others from its URL. */
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

/** Returns the code and the state of an app link; null for any other address. */
export function readAppLink(address: string): AppLink | null {
  const url = address.length <= 400 ? URL.parse(address) : null;
  if (!url || !address.startsWith(`${APP_LINK}?`)) return null;
  return linkSchema.safeParse(Object.fromEntries(url.searchParams)).data ?? null;
}
