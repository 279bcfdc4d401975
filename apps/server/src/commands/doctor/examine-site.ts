import { lookup } from 'node:dns/promises';
import { healthSchema } from '@polaris/contracts';
import { type Finding, advice, fault, good } from './finding';

const PART = 'Address';
const PATIENCE_MS = 10_000;
const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

interface Site {
  publicUrl: string;
  /** The number of trusted proxies. */
  proxies: number;
  version: string;
}

/** Checks whether this Polaris can be reached at its public URL, at least from this machine. */
export async function examineSite(site: Site): Promise<Finding[]> {
  const { hostname, protocol } = new URL(site.publicUrl);
  const isLocal = LOCAL.test(hostname);
  const found: Finding[] = [];
  if (protocol === 'http:' && !isLocal)
    found.push(
      fault(
        PART,
        `PUBLIC_URL is not https: passwords travel readable. Put a proxy that speaks TLS before the server.`,
      ),
    );
  if (protocol === 'https:' && site.proxies === 0)
    found.push(
      fault(
        PART,
        'PUBLIC_URL is https, but TRUST_PROXY is 0, so no one can sign in. Set TRUST_PROXY=1 for one proxy.',
      ),
    );
  const addresses = await addressesOf(hostname);
  if (addresses.length === 0)
    return [
      ...found,
      fault(
        PART,
        `The name ${hostname} has no address. Add a DNS record of type A with the address of this machine; it can take an hour until others see it.`,
      ),
    ];
  const problem = await reach(site, hostname, addresses.join(', '));
  if (problem) return [...found, fault(PART, problem)];
  if (isLocal)
    found.push(
      advice(
        PART,
        `${site.publicUrl} is reached on this machine alone: set PUBLIC_URL to the address that people use.`,
      ),
    );
  return found.length > 0
    ? found
    : [good(PART, `${site.publicUrl} answers, at ${addresses.join(', ')}.`)];
}

const addressesOf = async (hostname: string): Promise<string[]> =>
  (await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => [])).map(
    ({ address }) => address,
  );

/** What is wrong, in a sentence. */
async function reach(
  { publicUrl, version }: Site,
  name: string,
  at: string,
): Promise<string | undefined> {
  const port = new URL(publicUrl).port || (publicUrl.startsWith('https:') ? '443' : '80');
  try {
    const response = await fetch(`${publicUrl}/api/health/live`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.status === 502 || response.status === 503 || response.status === 504)
      return `The proxy at ${name} answers, but does not reach the server (${response.status}). Start the server, or correct the address in the proxy's settings.`;
    const health = healthSchema.safeParse(await response.json().catch(() => null));
    if (!health.success)
      return `Something else answers at ${name} (${at}). The name points to another machine, or the proxy does not hand requests on to Polaris.`;
    if (health.data.version === version) return undefined;
    return `Another Polaris (${health.data.version ?? 'an older one'}, not ${version}) answers at ${name} (${at}). The name points to another machine, or the server was not restarted after an update.`;
  } catch (error) {
    return explain(error as Error, { name, at, port });
  }
}

function explain(error: Error, { name, at, port }: Record<'name' | 'at' | 'port', string>): string {
  const { code = '', message } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED')
    return `Nothing listens on port ${port} of ${name} (${at}). Start the proxy, and open the port in the firewall; or the name points to another machine.`;
  if (/CERT|ALTNAME|SELF_SIGNED|ISSUER/.test(code))
    return `The certificate of ${name} is not valid (${message}). The proxy gets one by itself when ports 80 and 443 are open and the name points here.`;
  return `Port ${port} of ${name} (${at}) does not answer. Open it in the firewall, at the provider too; or the name points to another machine.`;
}
