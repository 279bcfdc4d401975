import { type Customer, customerSchema } from '@polaris/contracts';
import * as z from 'zod/mini';

const someCustomers = z.union([
  z.array(customerSchema),
  z.pipe(
    customerSchema,
    z.transform((one) => [one]),
  ),
]);

function customersIn(text: string): Customer[] {
  try {
    return someCustomers.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

const fits = ({ name, email, company }: Customer, words: string) =>
  [name, email, company].some((value) => value?.toLowerCase().includes(words));

/**
 * Answers a search for customers, without a connection, from those that were seen: so that one can be
 * picked by typing on a train.
 */
export function findOffline(key: string, texts: string[]): Response | null {
  const url = URL.parse(key, 'http://own.invalid');
  if (url?.pathname !== '/api/customers' || texts.length === 0) return null;
  const { searchParams } = url;
  if (searchParams.has('cursor') || searchParams.has('status')) return null;
  const words = (searchParams.get('q') ?? '').toLowerCase();
  const known = new Map(texts.flatMap(customersIn).map((one) => [one.id, one]));
  const found = [...known.values()].filter((one) => fits(one, words));
  const shown = found.slice(0, Number(searchParams.get('limit') ?? 1000));
  return Response.json(shown, { headers: { 'X-Total-Count': `${found.length}` } });
}
