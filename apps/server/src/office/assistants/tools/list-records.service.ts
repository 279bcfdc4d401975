import { Injectable } from '@nestjs/common';
import {
  type AdminAppointment,
  type AdminPurchase,
  type ContactSubmission,
  type Invoice,
  type Offer,
  type Service,
  type Task,
  invoiceStateLabels,
  offerStateLabels,
  purchaseStatusLabels,
  taskStateLabels,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { ContactsService } from '../../../people/contacts/contacts.service';
import { TasksService } from '../../../people/tasks/tasks.service';
import type { JsonPage, Page } from '../../../platform/database/list/list';
import { ProblemError } from '../../../platform/problem/problem';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { OffersService } from '../../../sales/offers/offers.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { ServicesService } from '../../../sales/services/services.service';
import { AdminAppointmentsService } from '../../../schedule/appointments/admin-appointments.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { itemsOf, readPage } from './pages';
import {
  type Row,
  invoiceRow,
  namesOf,
  offerRow,
  purchaseRow,
  rowSchema,
  serviceRow,
  sessionRow,
  submissionRow,
  taskRow,
} from './rows';
import { READS, cursorField, defineTool, recordId, word } from './tool';

const withStates = ['submissions', 'tasks', 'purchases', 'invoices', 'offers', 'sessions'] as const;
const kinds = [...withStates, 'services'] as const;
type Kind = (typeof kinds)[number];

/** What `state` can be. Spam is never listed. */
const states: Record<Kind, readonly string[]> = {
  submissions: ['new', 'replied', 'converted'],
  tasks: Object.keys(taskStateLabels),
  purchases: Object.keys(purchaseStatusLabels),
  invoices: Object.keys(invoiceStateLabels),
  offers: Object.keys(offerStateLabels),
  sessions: ['upcoming'],
  services: [],
};

const input = z.object({
  kind: z.enum(kinds).check(z.describe('What to list.')),
  state: z.optional(
    word(
      20,
      `Only records in this state. ${withStates.map((kind) => `${kind}: ${states[kind].join(', ')}`).join('; ')}.`,
    ),
  ),
  customer_id: z.optional(recordId('customer, for all kinds but submissions and services')),
  cursor: cursorField,
});
type Asked = z.output<typeof input>;

/** A page of a list, and how its items are shown. */
interface Listed {
  page: Page<unknown> | JsonPage;
  toRow: (item: never) => Row;
}

/** The records of one kind, page by page. */
@Injectable()
export class ListRecordsToolService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly tasks: TasksService,
    private readonly purchases: AdminPurchasesService,
    private readonly invoices: InvoicesService,
    private readonly offers: OffersService,
    private readonly sessions: AdminAppointmentsService,
    private readonly services: ServicesService,
  ) {}

  readonly tool = defineTool({
    name: 'list_records',
    title: 'List records',
    description:
      'List submissions of the contact form, tasks, purchases, invoices, offers, sessions or services, at most 20 at a time. ' +
      'The newest are first, but open tasks and upcoming sessions by when they are due. Amounts are dollars.',
    scope: 'read',
    hints: READS,
    input,
    output: z.object({
      records: z.array(rowSchema),
      next_cursor: z.optional(z.string().check(z.describe('Is there if more follow.'))),
    }),
    run: async (asked, caller) => {
      assertPossible(asked);
      const { rows, next } = await readPage(async (limit) => {
        const { page, toRow } = await this.read(asked, limit, caller);
        return { rows: itemsOf(page).map((item) => toRow(item as never)), next: page.next };
      });
      const answer = { records: rows, ...(next !== undefined && { next_cursor: next }) };
      return { answer, records: namesOf(rows) };
    },
  });

  private async read(asked: Asked, limit: number, caller: AssistantCaller): Promise<Listed> {
    const { kind, state, customer_id: customerId, cursor } = asked;
    const query = { limit, cursor, customerId, total: 'none' as const };
    const filter = (state === undefined ? query : { ...query, state }) as never;
    switch (kind) {
      case 'submissions': {
        const status = state ?? states.submissions.join();
        const page = await this.contacts.list({ limit, cursor, total: 'none', status });
        return { page, toRow: (item: ContactSubmission) => submissionRow(item, caller) };
      }
      case 'tasks':
        return { page: await this.tasks.list(filter), toRow: (item: Task) => taskRow(item) };
      case 'purchases': {
        const page = await this.purchases.list({ ...query, status: state } as never);
        return { page, toRow: (item: AdminPurchase) => purchaseRow(item) };
      }
      case 'invoices':
        return {
          page: await this.invoices.list(filter),
          toRow: (item: Invoice) => invoiceRow(item),
        };
      case 'offers':
        return {
          page: await this.offers.list(filter),
          toRow: (item: Offer) => offerRow(item, caller),
        };
      case 'sessions': {
        const page = await this.sessions.list({ ...query, when: state } as never);
        return { page, toRow: (item: AdminAppointment) => sessionRow(item) };
      }
      case 'services': {
        const page = await this.services.list({ limit, cursor, total: 'none' }, { all: true });
        return { page, toRow: (item: Service) => serviceRow(item) };
      }
    }
  }
}

function assertPossible({ kind, state, customer_id: customerId }: Asked): void {
  if ((kind === 'submissions' || kind === 'services') && customerId !== undefined)
    throw new ProblemError(400, `The ${kind} are not listed by customer. Leave customer_id out.`);
  if (state !== undefined && states[kind].length === 0)
    throw new ProblemError(400, `The ${kind} have no state. Leave it out.`);
  if (state !== undefined && !states[kind].includes(state))
    throw new ProblemError(
      400,
      `The state of ${kind} can be ${states[kind].join(', ')}. Choose one, or leave it out for all.`,
    );
}
