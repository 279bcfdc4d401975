/** Who reads a note about a purchase; undefined while it is not known whether there is an account. */
export function noteAudience(hasAccount: boolean | undefined): string | undefined {
  if (hasAccount === undefined) return undefined;
  return hasAccount
    ? 'The customer sees it on their dashboard, and by email if they have agreed to it'
    : 'Only you see it: the customer has no account to read it in';
}
