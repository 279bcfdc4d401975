import { useMemo } from 'react';
import { useTags } from '../../../../api/people/customers/tags.ts';
import { type ViewState, filtersIn } from '../../../shared/views/view-state.ts';
import { useViewParameters } from '../../../shared/views/use-view-parameters.ts';
import { useKnownFields } from '../fields/grid-fields.ts';
import { type ShownColumns, columnsOf, useColumnChoice } from './column-choice.ts';
import { useGridAddress } from './grid-address.ts';

/** The filters, order and layout of customers, from the address or the open view. */
export function useGridView() {
  const { values, setValues, visit, query: asked } = useGridAddress();
  const parameters = useViewParameters();
  const { viewId, layout, columns: named, setColumns } = parameters;
  const [own, chooseOwn] = useColumnChoice();
  const columns = useMemo(() => (named ? columnsOf(named.split(',')) : own), [named, own]);
  const { query, fields, shownFields } = useKnownFields(useWithoutDeletedTags(asked), columns);
  const { sort: _sort, ...filters } = query;
  /** A view stores its columns; without one the browser does. */
  const chooseColumns = (next: ShownColumns) =>
    named || viewId !== null ? setColumns(next) : chooseOwn(next);
  const state: ViewState = { ...filtersIn('customers', values), columns, layout };
  return {
    ...{
      values,
      setValues,
      visit,
      query,
      fields,
      shownFields,
      columns,
      chooseColumns,
      state,
      parameters,
      layout,
    },
    isFiltered: Object.values(filters).some(Boolean),
  };
}

export type GridView = ReturnType<typeof useGridView>;

/** Ignores a deleted tag; the filter bar says so. */
function useWithoutDeletedTags(query: Record<string, string>): Record<string, string> {
  const { data: tags } = useTags();
  return useMemo(() => {
    if (!tags || !query['tag']) return query;
    const known = new Set(tags.map(({ id }) => String(id)));
    const left = query['tag'].split(',').filter((id) => known.has(id));
    return { ...query, tag: left.join(',') };
  }, [query, tags]);
}
