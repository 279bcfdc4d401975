export type Identity =
  'anonymous' | 'customer' | 'other customer' | 'owner' | 'revoked owner' | 'signed-out cookie';

/** One call of the API: how it is made well, and what each kind of person gets. */
export interface Call {
  /** As it is declared, for example 'PUT services/:id'. */
  name: string;
  path: string;
  body?: unknown;
  /** What the owner gets; visitors and customers as `who` says. */
  success: number;
  who: 'anyone' | 'signed-in' | 'owner';
  /** It is taken from other sites, too: a signature shows who has sent it. */
  isSigned?: true;
  /** The session that it is made with is over afterwards: such calls are made last. */
  endsSession?: true;
}

/** The id of no record. */
export const MISSING = 2147483647;
export const NOT_FOUND = 404;

export const methodOf = (call: Call): string => call.name.split(' ')[0]!;

/** What this person must get from this call. */
export function expectedStatus({ success, who }: Call, identity: Identity): number {
  const signedIn = ['customer', 'other customer', 'owner', 'revoked owner'].includes(identity);
  if (who === 'anyone') return success;
  if (!signedIn) return 401;
  return who === 'signed-in' || identity === 'owner' ? success : 403;
}
