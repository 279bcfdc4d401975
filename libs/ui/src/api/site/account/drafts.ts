import { storageKeys } from '@polaris/contracts/browser-names';

/*
 * Unsaved form values in the browser's local storage. They belong to one account: they survive an
 * expired login session, but neither a sign-out nor a sign-in with another account.
 */

const { draftPrefix: PREFIX, draftsOf: OWNER } = storageKeys;

const keyOf = (name: string) => PREFIX + name;

/** Some browsers allow no storage: drafts are then lost with the page. */
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

export const saveDraft = (name: string, values: unknown) =>
  withStorage((storage) => storage.setItem(keyOf(name), JSON.stringify(values)));

export const dropDraft = (name: string) =>
  withStorage((storage) => storage.removeItem(keyOf(name)));

/** The name of the draft of a client's message to the owner. */
export const CONVERSATION_DRAFT = 'conversation';

/** Deletes all drafts, on sign-out. */
export function dropDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    storage.removeItem(OWNER);
  });
}

/** Deletes the drafts of another account, on sign-in. */
export function claimDrafts(userId: string): void {
  if (withStorage((storage) => storage.getItem(OWNER)) === userId) return;
  dropDrafts();
  withStorage((storage) => storage.setItem(OWNER, userId));
}
