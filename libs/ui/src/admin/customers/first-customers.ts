import { fieldOfOrder } from '@polaris/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { prefetchBoard } from '../../api/board.ts';
import { prefetchGrid } from '../../api/customer-grid.ts';
import { PAGE_SIZE } from '../../api/pages.ts';
import { isWide } from '../shared/record/use-is-wide.ts';
import { isFieldColumn } from './fields/grid-fields.ts';
import { columnsOf, storedColumns } from './grid/column-choice.ts';
import { gridQueryOf, gridValuesIn } from './grid/grid-address.ts';

/** Reads what the screen at this address asks for first, unless it is cached. */
export function readFirstCustomers(cache: QueryClient, search: string): Promise<void> {
  const address = new URLSearchParams(search);
  const query = gridQueryOf(gridValuesIn(search));
  if (address.get('layout') === 'board') return prefetchBoard(cache, query);
  const named = address.get('columns');
  const columns = named ? columnsOf(named.split(',')) : storedColumns();
  const fields = columns.filter(isFieldColumn).map((column) => fieldOfOrder(column));
  const parameters = { ...query, fields: fields.join(',') };
  return prefetchGrid(cache, isWide() ? parameters : { ...parameters, limit: `${PAGE_SIZE}` });
}
