const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The address of a program on the owner's computer. */
export function isLoopback(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && LOOPBACK.has(url.hostname);
}

/** Whether a browser may be sent there: https, or a program on the same computer. */
const isSafe = (address: string): boolean =>
  URL.parse(address)?.protocol === 'https:' || isLoopback(address);

/** Whether the address is one of those that the client names: exactly, but a program may listen on any port. */
export function isNamed(address: string, named: readonly string[]): boolean {
  if (!isSafe(address) || /[\s#]/.test(address)) return false;
  if (named.includes(address)) return true;
  if (!isLoopback(address)) return false;
  const wanted = withoutPort(address);
  return named.some((one) => isLoopback(one) && withoutPort(one) === wanted);
}

function withoutPort(address: string): string {
  const url = new URL(address);
  url.port = '';
  return url.href;
}
