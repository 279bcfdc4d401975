import {
  type SavedView,
  type ViewKind,
  type ViewLayout,
  invalidParameters,
} from '@polaris/contracts';

/** The state of a list that a view saves. */
export interface ViewState {
  /** The active query parameters. */
  filters: Readonly<Record<string, string>>;
  /** The names of invalid parameters. */
  invalid: readonly string[];
  /** Null if the list has no column choice. */
  columns: readonly string[] | null;
  layout: ViewLayout;
}

/** The active parameters, trimmed, with invalid ones separate. */
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

/** Whether a list differs from its saved view. */
export const isChanged = (view: SavedView, { filters, columns, layout }: ViewState): boolean =>
  sorted(view.filters) !== sorted(filters) ||
  view.layout !== layout ||
  (view.columns !== null && columns !== null && view.columns.join() !== columns.join());

/** The address of a saved view. */
export function addressOfView(path: string, { id, filters, columns, layout }: SavedView): string {
  const query = new URLSearchParams({ ...filters, view: String(id) });
  if (layout !== 'table') query.set('layout', layout);
  if (columns) query.set('columns', columns.join(','));
  query.sort();
  return `${path}?${query}`;
}
