import { storageKeys } from '@polaris/contracts/browser-names';

/*
 * What was typed and not sent, in the browser's own storage. It belongs to one account: it outlives a
 * session that has ended, so that its owner finds it again, but neither a sign-out nor another account.
 */

const { draftPrefix: PREFIX, draftsOf: OWNER } = storageKeys;

const keyOf = (name: string) => PREFIX + name;

/** Some browsers allow no storage: then what is typed lives as long as its page. */
function withStorage<Value>(work: (storage: Storage) => Value): Value | undefined {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
}

export function readDraft(name: string): Record<string, unknown> {
  const read = withStorage(
    (storage) => JSON.parse(storage.getItem(keyOf(name)) ?? '{}') as Record<string, unknown> | null,
  );
  return read ?? {};
}

export const keepDraft = (name: string, values: unknown) =>
  withStorage((storage) => storage.setItem(keyOf(name), JSON.stringify(values)));

export const dropDraft = (name: string) =>
  withStorage((storage) => storage.removeItem(keyOf(name)));

/** Someone signs out: nothing of theirs stays. */
export function dropDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    storage.removeItem(OWNER);
  });
}

/** Someone is signed in: what another account has left behind goes. */
export function claimDrafts(userId: string): void {
  if (withStorage((storage) => storage.getItem(OWNER)) === userId) return;
  dropDrafts();
  withStorage((storage) => storage.setItem(OWNER, userId));
}
