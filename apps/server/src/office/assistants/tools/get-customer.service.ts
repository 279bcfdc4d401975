import { Injectable } from '@nestjs/common';
import type {
  Activity,
  AdminAppointment,
  AdminPurchase,
  ClientMessage,
  Customer,
  Invoice,
  Offer,
  Task,
} from '@polaris/contracts';
import * as z from 'zod/mini';
import { ClientMessagesService } from '../../../mail/messages/conversation/client-messages.service';
import { ActivitiesService } from '../../../people/activities/activities.service';
import { CustomersService } from '../../../people/customers/customers.service';
import { TasksService } from '../../../people/tasks/tasks.service';
import { InvoicesService } from '../../../sales/invoices/invoices.service';
import { MoneyService } from '../../../sales/money/money.service';
import { OffersService } from '../../../sales/offers/offers.service';
import { AdminPurchasesService } from '../../../sales/purchases/admin-purchases.service';
import { AdminAppointmentsService } from '../../../schedule/appointments/admin-appointments.service';
import type { AssistantCaller } from '../assistant-callers.read-model';
import { itemsOf, shorten } from './pages';
import {
  activityRow,
  invoiceRow,
  messageRow,
  namesOf,
  offerRow,
  purchaseRow,
  rowSchema,
  sessionRow,
  taskRow,
} from './rows';
import { READS, defineTool, recordId } from './tool';
import { oneLine, untrusted, untrustedFields } from './texts';

/** Of each kind: twenty in all. */
const FEW = { limit: 3 };
const MESSAGES = { limit: 2 };

const rows = z.array(rowSchema);
const optionalText = z.optional(z.string());

const output = z.object({
  id: z.int(),
  name: z.string(),
  company: optionalText,
  email: optionalText,
  phone: optionalText,
  status: z.string(),
  time_zone: optionalText,
  created_at: z.string(),
  version: z.int(),
  received: z.number().check(z.describe('Dollars received in all.')),
  owed: z.number().check(z.describe('Dollars still to be paid.')),
  due_now: z.number().check(z.describe('Dollars of it that are to be paid by today.')),
  open_tasks: rows,
  activities: rows,
  sessions: rows,
  purchases: rows,
  invoices: rows,
  offers: rows,
  messages: rows,
  ...untrustedFields,
});

/** Everything about one customer, shortly. */
@Injectable()
export class GetCustomerToolService {
  constructor(
    private readonly customers: CustomersService,
    private readonly money: MoneyService,
    private readonly tasks: TasksService,
    private readonly activities: ActivitiesService,
    private readonly sessions: AdminAppointmentsService,
    private readonly purchases: AdminPurchasesService,
    private readonly invoices: InvoicesService,
    private readonly offers: OffersService,
    private readonly messages: ClientMessagesService,
  ) {}

  readonly tool = defineTool({
    name: 'get_customer',
    title: 'Read a customer',
    description:
      'Read one customer: contact details, money, open tasks, and the newest activities, upcoming sessions, purchases, ' +
      'invoices, offers and messages, at most three of each. list_records with customer_id has the others. Find the id by search.',
    scope: 'read',
    hints: READS,
    input: z.object({ customer_id: recordId('customer') }),
    output,
    run: async ({ customer_id: id }, caller) => {
      const customer = await this.customers.get(id);
      const [money, lists] = await Promise.all([
        this.money.ofCustomer(id),
        this.listsOf(id, caller),
      ]);
      const { received, owed, dueNow } = money;
      const notes = untrusted(caller, customer.notes, 'the notes on the customer');
      const sums = { received, owed, due_now: dueNow };
      const answer = { ...factsOf(customer), ...sums, ...lists, ...notes };
      shorten(answer, Object.values(lists));
      const related = Object.values(lists).flatMap(namesOf);
      return { answer, records: [`customer ${id}`, ...related] };
    },
  });

  private async listsOf(customerId: number, caller: AssistantCaller) {
    const query = { ...FEW, customerId };
    const mayReadMessages = caller.scopes.includes('read:messages');
    const [tasks, activities, sessions, purchases, invoices, offers, messages] = await Promise.all([
      this.tasks.list({ ...query, state: 'open' }),
      this.activities.listOf(customerId, FEW),
      this.sessions.list({ ...query, when: 'upcoming' }),
      this.purchases.list(query),
      this.invoices.list(query),
      this.offers.list(query),
      mayReadMessages ? this.messages.listOfCustomer(customerId, MESSAGES) : { items: [] },
    ]);
    return {
      open_tasks: itemsOf<Task>(tasks).map(taskRow),
      activities: itemsOf<Activity>(activities).map(activityRow),
      sessions: itemsOf<AdminAppointment>(sessions).map(sessionRow),
      purchases: itemsOf<AdminPurchase>(purchases).map(purchaseRow),
      invoices: itemsOf<Invoice>(invoices).map(invoiceRow),
      offers: itemsOf<Offer>(offers).map((offer) => offerRow(offer, caller)),
      messages: ('json' in messages ? itemsOf<ClientMessage>(messages) : []).map((message) =>
        messageRow(message, caller),
      ),
    };
  }
}

const factsOf = (customer: Customer) => ({
  id: customer.id,
  name: oneLine(customer.name),
  status: customer.status,
  created_at: customer.createdAt,
  version: customer.version,
  ...(customer.company && { company: oneLine(customer.company) }),
  ...(customer.email && { email: oneLine(customer.email) }),
  ...(customer.phone && { phone: oneLine(customer.phone) }),
  ...(customer.timeZone && { time_zone: customer.timeZone }),
});
