import { idParam } from '@polaris/contracts';
import type { PageHandle, QueryValue } from './page-handle.ts';
import { orderedService } from './purchase/order-step-address.ts';

export type HasService = (id: number) => boolean;

/** What a page reads of a query, in one spelling; `free` where a visitor may have typed anything. */
export function readQuery(
  known: PageHandle['query'] = {},
  query: string,
  hasService: HasService,
): { search: URLSearchParams; free: boolean } {
  const given = new URLSearchParams(query);
  const search = new URLSearchParams();
  let free = false;
  for (const [name, kind] of Object.entries(known)) {
    const value = valueOf(kind, given.get(name), hasService);
    if (value === undefined) continue;
    search.set(name, value);
    free ||= kind === 'text';
  }
  return { search, free };
}

function valueOf(
  kind: QueryValue,
  value: string | null,
  hasService: HasService,
): string | undefined {
  if (value === null) return undefined;
  if (kind === 'flag') return '';
  if (kind === 'text') return value || undefined;
  if (typeof kind === 'function') return kind(value);
  if (kind === 'service') return isService(value, hasService) ? value : undefined;
  if (kind === 'order') return isOrder(value, hasService) ? value : undefined;
  return kind.includes(value) ? value : undefined;
}

const isService = (value: string, hasService: HasService): boolean => {
  const id = idParam.safeParse(value);
  return id.success && hasService(id.data);
};

function isOrder(address: string, hasService: HasService): boolean {
  const id = orderedService(address);
  return id !== undefined && hasService(id);
}
