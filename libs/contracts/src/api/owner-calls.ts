import type { Endpoint } from './endpoint.ts';

/** The part of a call's declaration that differs between the owner's calls. */
type OwnerCall = Omit<Endpoint, 'allow' | 'proof'>;

const READ = { method: 'GET', allow: 'owner' } as const;
const WRITE = { allow: 'owner', proof: 'session' } as const;
const CREATE = { ...WRITE, method: 'POST', status: 201 } as const;
const DELETE = { ...WRITE, method: 'DELETE' } as const;

/**
 * A read for the owner only. A file download is declared with `endpoint`, which names its proof.
 * @__NO_SIDE_EFFECTS__
 */
export const ownerRead = <const E extends Omit<OwnerCall, 'method' | 'file'>>(call: E) => ({
  ...READ,
  ...call,
});

/**
 * A write for the owner only; being signed in is enough proof.
 * @__NO_SIDE_EFFECTS__
 */
export const ownerWrite = <const E extends OwnerCall>(call: E) => ({ ...WRITE, ...call });

/**
 * The owner adds a record: 201 with what was added.
 * @__NO_SIDE_EFFECTS__
 */
export const ownerCreate = <const E extends Omit<OwnerCall, 'method' | 'status'>>(call: E) => ({
  ...CREATE,
  ...call,
});

/**
 * The owner deletes something.
 * @__NO_SIDE_EFFECTS__
 */
export const ownerDelete = <const E extends Omit<OwnerCall, 'method'>>(call: E) => ({
  ...DELETE,
  ...call,
});
