import * as z from 'zod/mini';
import { contactFilterFields } from '../contacts/contact.ts';
import { gridFilterFields, gridOrders } from '../customers/customer-grid.ts';
import { requiredName } from '../../values/text/name.ts';
import { idSchema, int4, text, timestamp } from '../../values/text/text.ts';

/** The lists that have saved views. */
export const viewKinds = ['customers', 'contacts'] as const;
export const viewKindSchema = z.enum(viewKinds);
export type ViewKind = z.output<typeof viewKindSchema>;
export const viewKindLabels: Record<ViewKind, string> = {
  customers: 'Customers',
  contacts: 'Submissions',
};

export const viewLayoutSchema = z.enum(['table', 'board']);
export type ViewLayout = z.output<typeof viewLayoutSchema>;

/** How many views a list can have. */
export const MAX_VIEWS = 50;
/** Characters. */
export const MAX_VIEW_NAME = 60;
const MAX_PARAMETERS = 80;
const MAX_COLUMNS = 60;

/** A parameter in the screen's address. Days are in the owner's time zone; calls take times instead. */
type Parameter = z.ZodMiniType<unknown>;

const day = z.iso.date();

const parametersOf: Record<ViewKind, Readonly<Record<string, Parameter>>> = {
  customers: {
    ...gridFilterFields,
    q: text(500),
    activeAfter: day,
    activeBefore: day,
    sinceAfter: day,
    sinceBefore: day,
    sort: z.enum(gridOrders),
  },
  contacts: { ...contactFilterFields, q: text(500), receivedAfter: day, receivedBefore: day },
};

/** Whether this is a parameter of a custom field. The list itself reports deleted custom fields. */
const isOfCustomField = (kind: ViewKind, name: string, value: string): boolean =>
  kind === 'customers' &&
  (/^field\.[1-9]\d{0,9}(\.[A-Za-z]{1,20})?$/.test(name) ||
    (name === 'sort' && /^-?field\.[1-9]\d{0,9}$/.test(value)));

/** Whether a list can be filtered or sorted by this parameter. */
function isParameter(kind: ViewKind, name: string, value: string): boolean {
  if (isOfCustomField(kind, name, value)) return true;
  const known = parametersOf[kind];
  return Object.hasOwn(known, name) && known[name]!.safeParse(value).success;
}

/** Returns the parameters by which a list cannot be filtered or sorted, or can no longer be. */
export const invalidParameters = (
  kind: ViewKind,
  filters: Readonly<Record<string, string>>,
): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    isParameter(kind, name, value) ? [] : [name],
  );

interface ViewFields {
  kind: ViewKind;
  filters: Record<string, string>;
  layout: ViewLayout;
}

const hasValidFilters = z.refine<ViewFields>(
  ({ kind, filters }) => invalidParameters(kind, filters).length === 0,
  {
    path: ['filters'],
    error: ({ input }) => {
      const { kind, filters } = input as ViewFields;
      return `Not a valid filter: ${invalidParameters(kind, filters)[0]?.slice(0, 40)}.`;
    },
  },
);

const hasBoard = z.refine<ViewFields>(
  ({ kind, layout }) => layout === 'table' || kind === 'customers',
  { path: ['layout'], error: 'Only customers have a board.' },
);

/** Unique in its list, in any letter case. */
const name = requiredName(1, MAX_VIEW_NAME, 'Name is required');

/** The form for saving or renaming a view. */
export const savedViewNameSchema = z.object({ name });
export type SavedViewName = z.output<typeof savedViewNameSchema>;

/** A named set of the filters, sort order and columns of a list. */
export const savedViewInputSchema = z
  .object({
    kind: viewKindSchema,
    name,
    /** The parameters of the list's address, by their names. */
    filters: z.record(z.string(), text(4000)).check(
      z.refine((filters) => Object.keys(filters).length <= MAX_PARAMETERS, {
        error: `Must be at most ${MAX_PARAMETERS} filters.`,
      }),
    ),
    /** In order; null for the columns that the browser shows by default. */
    columns: z._default(
      z.nullable(
        z.array(text(40)).check(z.maxLength(MAX_COLUMNS, { error: 'These are too many columns.' })),
      ),
      null,
    ),
    layout: z._default(viewLayoutSchema, 'table'),
    /** The version that was edited; 409 if the stored version differs. */
    version: z.optional(int4),
  })
  .check(hasValidFilters, hasBoard);
export type SavedViewInput = z.output<typeof savedViewInputSchema>;
export type SavedViewFormValues = z.input<typeof savedViewInputSchema>;

/** Filters that were valid when it was saved may no longer be. */
export const savedViewSchema = z.object({
  id: idSchema,
  kind: viewKindSchema,
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  columns: z.nullable(z.array(z.string())),
  layout: viewLayoutSchema,
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type SavedView = z.output<typeof savedViewSchema>;
export const savedViewsSchema = z.array(savedViewSchema);

export const savedViewsQuerySchema = z.object({ kind: viewKindSchema });
export type SavedViewsQuery = z.output<typeof savedViewsQuerySchema>;

export const savedViewFieldLabels: Record<keyof SavedView, string> = {
  id: 'Id',
  kind: 'List',
  name: 'Name',
  filters: 'Filters',
  columns: 'Columns',
  layout: 'Layout',
  version: 'Version',
  createdAt: 'Created at',
  updatedAt: 'Updated at',
};
