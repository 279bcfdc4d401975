import { DEFAULT_GRID_ORDER, type GridSort } from '@polaris/contracts';
import type { ListOrder } from '../platform/database/list/list';

type Sorted = Omit<ListOrder, 'direction'>;

const sorted: Record<GridSort, Sorted> = {
  name: { column: 'nameKey', kind: 'text' },
  company: { column: 'companyKey', kind: 'text' },
  status: { column: 'status', kind: 'text' },
  value: { column: 'totalValue', kind: 'amount' },
  since: { column: 'createdAt', kind: 'time' },
  // Its table's own key: the index has both.
  lastActivity: { column: 'lastAt', kind: 'time', key: 'lastKey' },
};

/** An order by a field has the direction alone. */
export function orderOf(order: string = DEFAULT_GRID_ORDER): ListOrder {
  const isDescending = order.startsWith('-');
  const sort = order.slice(isDescending ? 1 : 0) as GridSort;
  return { ...sorted[sort], direction: isDescending ? 'DESC' : 'ASC' };
}
