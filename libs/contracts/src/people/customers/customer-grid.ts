import * as z from 'zod/mini';
import { MAX_FIELDS, fieldValueSchema } from '../fields/customer-field.ts';
import { type GridSort, customerSchema, customerStatusSchema, gridSorts } from './customer.ts';
import { fieldFiltersSchema } from '../fields/field-filter.ts';
import { listed, pageQuerySchema } from '../../values/page.ts';
import { MAX_CUSTOMER_TAGS, customerTagSchema } from '../tags/tag.ts';
import { MAX_INT4, idSchema, text, timestamp } from '../../values/text/text.ts';

/** A customer with values from related records. */
export const gridCustomerSchema = z.extend(customerSchema, {
  lastActivityAt: z.nullable(timestamp),
  /** The day of the next follow-up that is not done. */
  nextFollowUp: z.nullable(z.iso.date()),
  /** Dollars. */
  owed: z.number(),
  tags: z.array(customerTagSchema),
});
/** Includes the values of the requested fields, by field id. */
export const gridRowSchema = z.extend(gridCustomerSchema, {
  fields: z.optional(z.record(z.string(), fieldValueSchema)),
});
export type GridCustomer = z.output<typeof gridRowSchema>;
export const gridCustomersSchema = z.array(gridRowSchema);

/** The sort orders; a minus reverses one. By default the newest come first. */
export const gridOrders = gridSorts.flatMap((sort) => [sort, `-${sort}`] as const);
export type FieldSort = `field.${number}`;
export type GridOrder = GridSort | `-${GridSort}` | FieldSort | `-${FieldSort}`;
export const DEFAULT_GRID_ORDER: GridOrder = '-since';

const FIELD_ORDER = /^-?field\.([1-9]\d{0,8})$/;

/** Returns the id of the custom field that an order sorts by; undefined for all other orders. */
export function fieldOfOrder(order: string): number | undefined {
  const id = FIELD_ORDER.exec(order)?.[1];
  return id === undefined ? undefined : Number(id);
}

const statuses = listed(
  10,
  (value) => customerStatusSchema.safeParse(value).success,
  'Must be statuses, separated by commas.',
);

const isId = (value: string): boolean => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= MAX_INT4;
const ids = (max: number) => listed(max, isId, `Must be up to ${max} ids, separated by commas.`);

const amount = z.string().check(
  z.refine<string>((value) => /^\d{1,10}(\.\d{1,2})?$/.test(value), {
    error: 'Must be an amount of at least 0 with at most two decimals.',
  }),
);

/** Filters of the grid, which combine; a parameter that is not sent filters nothing. */
export const gridFilterFields = {
  /** Any of these. */
  status: z.optional(statuses),
  /** Tag ids: customers with at least one of these tags. */
  tag: z.optional(ids(MAX_CUSTOMER_TAGS)),
  /** Part of the company's name, in any letter case. */
  company: z.optional(text(255)),
  valueFrom: z.optional(amount),
  valueTo: z.optional(amount),
  owed: z.optional(z.enum(['true', 'false'])),
  activeAfter: z.optional(timestamp),
  /** Includes customers without any activity. */
  activeBefore: z.optional(timestamp),
  /** Has an open follow-up on or before this day. */
  followUpBy: z.optional(z.iso.date()),
  sinceAfter: z.optional(timestamp),
  sinceBefore: z.optional(timestamp),
  fieldFilters: z.optional(fieldFiltersSchema),
};

export const gridQuerySchema = z.extend(pageQuerySchema, {
  ...gridFilterFields,
  /** Long enough for cursors that contain names. */
  cursor: z.optional(text(1000)),
  before: z.optional(text(1000)),
  /** When sorting by a custom field, customers without a value come last in both directions. */
  sort: z.optional(z.union([z.enum(gridOrders), z.string().check(z.regex(FIELD_ORDER))])),
  /** The ids of the fields whose values are included for each customer. */
  fields: z.optional(ids(MAX_FIELDS)),
});
export type GridQuery = z.output<typeof gridQuerySchema>;

/** The most customers changed by one bulk action. */
export const MAX_BULK = 500;

const bulkIds = z
  .array(idSchema)
  .check(
    z.minLength(1, { error: 'Select at least one customer.' }),
    z.maxLength(MAX_BULK, { error: `Select at most ${MAX_BULK} customers.` }),
  );

export const bulkActSchema = z.enum(['status', 'tag', 'untag', 'delete', 'restore']);

interface BulkAct {
  act: z.output<typeof bulkActSchema>;
  status?: unknown;
  tagId?: unknown;
}

const needsStatus = z.refine<BulkAct>(
  ({ act, status }) => act !== 'status' || status !== undefined,
  {
    error: 'Please select a status',
    path: ['status'],
  },
);
const needsTag = z.refine<BulkAct>(
  ({ act, tagId }) => !['tag', 'untag'].includes(act) || tagId !== undefined,
  { error: 'Please select a tag', path: ['tagId'] },
);

/** A change of several customers: all of them, or none. `restore` brings deleted ones back from the trash. */
export const bulkInputSchema = z
  .object({
    act: bulkActSchema,
    ids: bulkIds,
    /** For `status`. */
    status: z.optional(customerStatusSchema),
    /** For `tag` and `untag`. */
    tagId: z.optional(idSchema),
  })
  .check(needsStatus, needsTag);
export type BulkInput = z.output<typeof bulkInputSchema>;

export const bulkResultSchema = z.object({
  /** The customers that were changed. */
  changed: z.array(idSchema),
  /** The ids that no longer exist. */
  missing: z.array(idSchema),
  /** The customers that already have the most tags allowed. */
  full: z.array(idSchema),
  /** The status that changed customers had before. */
  previous: z.array(z.object({ id: idSchema, status: customerStatusSchema })),
});
export type BulkResult = z.output<typeof bulkResultSchema>;

/** The customers to export. */
export const exportSelectedQuerySchema = z.object({ ids: ids(MAX_BULK) });
export type ExportSelectedQuery = z.output<typeof exportSelectedQuerySchema>;
