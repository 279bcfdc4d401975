/** Enough to recognize one's own address by, not enough to write to a stranger's. */
export function addressHint(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 2)}…@${host}`;
}
