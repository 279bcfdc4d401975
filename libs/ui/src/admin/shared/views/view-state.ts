import {
  type SavedView,
  type ViewKind,
  type ViewLayout,
  invalidParameters,
} from '@polaris/contracts';

/** What a list shows, and how: all that a view saves. */
export interface ViewState {
  /** The parameters of the address that are set. */
  filters: Readonly<Record<string, string>>;
  /** The names of those that are set and not valid. */
  invalid: readonly string[];
  /** Null where the list has no columns to choose. */
  columns: readonly string[] | null;
  layout: ViewLayout;
}

/** The parameters that are set, without outer white space; those that are not valid apart. */
export function filtersIn(kind: ViewKind, values: Readonly<Record<string, string>>) {
  const set = Object.entries(values)
    .map(([name, value]) => [name, value.trim()] as const)
    .filter(([, value]) => value);
  const invalid = invalidParameters(kind, Object.fromEntries(set));
  const filters = Object.fromEntries(set.filter(([name]) => !invalid.includes(name)));
  return { filters, invalid };
}

const sorted = (filters: ViewState['filters']): string =>
  JSON.stringify(Object.entries(filters).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Whether a list is not as a view has saved it. */
export const isChanged = (view: SavedView, { filters, columns, layout }: ViewState): boolean =>
  sorted(view.filters) !== sorted(filters) ||
  view.layout !== layout ||
  (view.columns !== null && columns !== null && view.columns.join() !== columns.join());

/** The address at which a list is as the view has saved it. */
export function addressOfView(path: string, { id, filters, columns, layout }: SavedView): string {
  const query = new URLSearchParams({ ...filters, view: String(id) });
  if (layout !== 'table') query.set('layout', layout);
  if (columns) query.set('columns', columns.join(','));
  query.sort();
  return `${path}?${query}`;
}
