import { type Customer, customerSchema } from '@polaris/contracts';

const fits = ({ name, email, company }: Customer, query: string) =>
  [name, email, company].some((value) => value?.toLowerCase().includes(query));

/**
 * Answers a search for customers, without a connection, from those that were seen: so that one can be
 * picked by typing on a train. They are parsed once, not for each key that is pressed.
 */
export class OfflineCustomers {
  private known: Promise<Customer[]> | null = null;

  constructor(private readonly bodies: () => Promise<Uint8Array[]>) {}

  /** What was seen has changed. */
  reset(): void {
    this.known = null;
  }

  async find(key: string): Promise<Response | null> {
    const url = URL.parse(key, 'http://own.invalid');
    if (url?.pathname !== '/api/customers') return null;
    const { searchParams } = url;
    if (searchParams.has('cursor') || searchParams.has('status')) return null;
    this.known ??= this.bodies().then(customersIn);
    const known = await this.known;
    if (known.length === 0) return null;
    const query = (searchParams.get('q') ?? '').toLowerCase();
    const found = known.filter((one) => fits(one, query));
    const shown = found.slice(0, Number(searchParams.get('limit') ?? 1000));
    return Response.json(shown, { headers: { 'X-Total-Count': `${found.length}` } });
  }
}

/** One that this version cannot read hides none of the others. */
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
