import { Injectable } from '@nestjs/common';
import type { OwedItem } from '@polaris/contracts';
import * as z from 'zod/mini';
import { MoneyService } from '../../../sales/money/money.service';
import { MAX_ITEMS, countFitting } from './pages';
import { READS, cursorField, defineTool } from './tool';
import { oneLine } from './texts';

const moved = { received: z.number(), refunded: z.number() };
const owedSchema = z.object({
  title: z.string(),
  purchase_id: z.optional(z.int()),
  invoice_id: z.optional(z.int()),
  customer_id: z.optional(z.int()),
  customer: z.optional(z.string()),
  total: z.number(),
  owed: z.number(),
  due_now: z.number(),
  overdue: z.number(),
  since: z.string(),
});

/** What came in and what is owed. */
@Injectable()
export class MoneyToolService {
  constructor(private readonly money: MoneyService) {}

  readonly tool = defineTool({
    name: 'money',
    title: 'Read the money',
    description:
      'Read what was received and refunded in a year and its months, and what is still owed, the oldest first. ' +
      'Amounts are dollars. Without a year it is the current one; what is owed is always that of today.',
    scope: 'read',
    hints: READS,
    input: z.object({
      year: z.optional(z.int().check(z.gte(2000), z.lte(2100), z.describe('Such as 2026.'))),
      cursor: cursorField,
    }),
    output: z.object({
      year: z.int(),
      ...moved,
      months: z.array(z.object({ month: z.int(), ...moved })),
      owed: z.number(),
      due_now: z.number(),
      overdue: z.number(),
      owed_total: z.int().check(z.describe('How many purchases and invoices are not paid.')),
      owed_items: z.array(owedSchema),
      next_cursor: z.optional(z.string()),
    }),
    run: async ({ year, cursor }) => {
      const { owedItems, owedCount, ...money } = await this.money.ofYear({ year });
      const start = Number(/^\d{1,3}$/.exec(cursor ?? '0')?.[0] ?? 0);
      const page = owedItems.slice(start, start + MAX_ITEMS).map(owedRow);
      const items = page.slice(0, countFitting(page));
      const end = start + items.length;
      const answer = {
        year: money.year,
        received: money.received,
        refunded: money.refunded,
        months: money.months,
        owed: money.owed,
        due_now: money.dueNow,
        overdue: money.overdue,
        owed_total: owedCount,
        owed_items: items,
        ...(end < owedItems.length && { next_cursor: String(end) }),
      };
      return {
        answer,
        records: items.flatMap(({ customer_id: id }) => (id ? [`customer ${id}`] : [])),
      };
    },
  });
}

const owedRow = ({ purchaseId, invoiceId, customer, buyer, ...item }: OwedItem) => ({
  title: oneLine(item.name),
  ...(purchaseId !== null && { purchase_id: purchaseId }),
  ...(invoiceId !== null && { invoice_id: invoiceId }),
  ...(customer && { customer_id: customer.id, customer: oneLine(customer.name) }),
  ...(!customer && buyer && { customer: oneLine(buyer) }),
  total: item.amount,
  owed: item.owed,
  due_now: item.dueNow,
  overdue: item.overdue,
  since: item.since,
});
