import { type Customer, customerSchema } from '@polaris/contracts';

const matches = ({ name, email, company }: Customer, query: string) =>
  [name, email, company].some((value) => value?.toLowerCase().includes(query));

/**
 * Answers customer searches from cached responses, so that a customer can be picked offline. The bodies
 * are parsed once, not for each key press.
 */
export class OfflineCustomers {
  private customers: Promise<Customer[]> | null = null;

  constructor(private readonly bodies: () => Promise<Uint8Array[]>) {}

  /** Call when a cached response with customers has changed. */
  reset(): void {
    this.customers = null;
  }

  async find(key: string): Promise<Response | null> {
    const url = URL.parse(key, 'http://own.invalid');
    if (url?.pathname !== '/api/customers') return null;
    const { searchParams } = url;
    if (searchParams.has('cursor') || searchParams.has('status')) return null;
    this.customers ??= this.bodies().then(customersIn);
    const customers = await this.customers;
    if (customers.length === 0) return null;
    const query = (searchParams.get('q') ?? '').toLowerCase();
    const found = customers.filter((one) => matches(one, query));
    const shown = found.slice(0, Number(searchParams.get('limit') ?? 1000));
    return Response.json(shown, { headers: { 'X-Total-Count': `${found.length}` } });
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
