/** Enough for people to recognize their own address, but not to write to someone else's. */
export function addressHint(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${host}`;
}
