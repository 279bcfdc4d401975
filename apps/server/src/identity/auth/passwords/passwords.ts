import { hash, verify } from '@node-rs/argon2';
import { queueWork } from '../../../platform/http/limits/limit-concurrency';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let options = OPTIONS;

/** Cheaper hashing for tests of other features; call it without an argument to restore the default. */
export const setHashOptions = (cheap = OPTIONS): void => {
  options = cheap;
};

/** Hashing has its own queue, so that a burst of sign-ins leaves CPU time for other requests. */
const queue = queueWork({ atOnce: 2, maxWaiting: 100, waitMs: 2000 });

export const hashPassword = (password: string): Promise<string> =>
  queue(() => hash(password, options));

/** Takes the same time even if there is no account to check against. */
export async function passwordFits(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await queue(async () => verify(stored ?? (await dummyHash()), password));
  return fits && Boolean(stored);
}

let computedDummyHash: Promise<string> | undefined;
const dummyHash = () => (computedDummyHash ??= hash('no account has this password', options));
