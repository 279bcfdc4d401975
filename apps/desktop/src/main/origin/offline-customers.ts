import { type Customer, customerSchema, searchKey } from '@polaris/contracts';
import type { CachedResponse } from './cached-response.ts';

const matches = ({ name, email, company }: Customer, query: string) =>
  [name, email, company].some((value) => value && searchKey(value).includes(query));

/**
 * Answers customer searches from cached responses, so that a customer can be picked offline. The bodies are parsed
 * once, not for each key press.
 */
export class OfflineCustomers {
  private known: Promise<{ customers: Customer[]; oldest: number }> | null = null;

  constructor(private readonly responses: () => Promise<CachedResponse[]>) {}

  /** Call when a cached response with customers has changed. */
  reset(): void {
    this.known = null;
  }

  /** `X-Cached-At` of the result is the time of the oldest of these responses. */
  async find(key: string): Promise<Response | null> {
    const url = URL.parse(key, 'http://own.invalid');
    if (url?.pathname !== '/api/customers') return null;
    const { searchParams } = url;
    if (searchParams.has('cursor') || searchParams.has('status')) return null;
    this.known ??= this.responses().then((read) => ({
      customers: customersIn(read.map(({ body }) => body)),
      oldest: Math.min(...read.map(({ at }) => at)),
    }));
    const { customers, oldest } = await this.known;
    if (customers.length === 0) return null;
    const query = searchKey(searchParams.get('q') ?? '');
    const found = customers.filter((one) => matches(one, query));
    const shown = found.slice(0, Number(searchParams.get('limit') ?? 1000));
    const headers = {
      'X-Total-Count': `${found.length}`,
      'X-Cached-At': new Date(oldest).toISOString(),
    };
    return Response.json(shown, { headers });
  }
}

/** Skips customers that this version cannot parse. */
function customersIn(bodies: Uint8Array[]): Customer[] {
  const items = bodies.flatMap((body) => listIn(new TextDecoder().decode(body)));
  const customers = items.flatMap((item) => customerSchema.safeParse(item).data ?? []);
  return [...new Map(customers.map((one) => [one.id, one])).values()];
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as unknown[]) : [value];
  } catch {
    return [];
  }
}
