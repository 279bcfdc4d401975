import { hash, verify } from '@node-rs/argon2';
import { queueWork } from '../../../platform/http/limits/limit-concurrency';

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let options = OPTIONS;

/** For tests that are not about what trying a password costs; without an argument, the usual ones again. */
export const setHashOptions = (cheap = OPTIONS): void => {
  options = cheap;
};

/** Hashing has its own queue, so that a rush of sign-ins leaves the rest of the server its time. */
const queue = queueWork({ atOnce: 2, maxWaiting: 100, waitMs: 2000 });

export const hashPassword = (password: string): Promise<string> =>
  queue(() => hash(password, options));

/** Always works as hard, also when there is no account to check against. */
export async function passwordFits(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await queue(async () => verify(stored ?? (await nobody()), password));
  return fits && Boolean(stored);
}

let nobodysHash: Promise<string> | undefined;
const nobody = () => (nobodysHash ??= hash('nobody has this password', options));
