import type { SampleOrder, SamplePerson } from './sample-people';
import type { SampleRows, SampleService } from './sample-rows';

const DAYS_UNTIL_DUE = 14;
/** Both reminders count as sent. */
const REMINDERS = 2;
/** The number of coming sessions, each on a different day. */
const MAX_COMING = 5;

interface Buyer {
  customerId: number;
  person: SamplePerson;
  email: string;
}

/** Orders with their invoices, payments and sessions. */
export class SampleSales {
  private coming = 0;

  constructor(private readonly rows: SampleRows) {}

  add(buyer: Buyer, order: SampleOrder, place: number): void {
    const { services, days } = this.rows.context;
    const service = services[order.service % Math.max(services.length, 1)];
    if (!service) return;
    const minute = (place * 53) % 420;
    const placedAt = days.past(order.ago, minute);
    const isDone = order.status === 'completed';
    const doneAgo = Math.max(order.ago - 40, 1);
    const purchaseId = this.rows.addRecord('purchases', {
      serviceId: service.id,
      customerId: buyer.customerId,
      status: order.status,
      amount: service.price,
      progress: isDone ? 100 : order.status === 'active' ? 35 + ((place * 20) % 50) : 0,
      purchaseDate: placedAt,
      completionDate: isDone ? days.past(doneAgo, minute) : null,
      nextStep: order.nextStep?.[0] ?? null,
      nextStepOn: order.nextStep ? days.day(order.nextStep[1]) : null,
      includedSessions: service.includedSessions,
      sessionMinutes: service.sessionMinutes,
      taxMode: 'added',
      taxRate: 0,
      refundDue: false,
    });
    if (order.status !== 'pending' && order.status !== 'cancelled')
      for (const [step, text] of ['Kickoff', 'First look at the data'].entries())
        this.rows.add('purchase_steps', {
          purchaseId,
          text,
          plannedOn: null,
          doneAt: days.past(Math.max(order.ago - 4 - step * 5, 1), minute),
        });
    const bill = order.invoice && this.addInvoice(buyer, order, service, purchaseId, minute);
    this.addPayments(order, service, { purchaseId, invoiceId: bill ?? null }, minute);
    if (order.status === 'active' || isDone) this.addSessions(buyer, order, service, purchaseId);
  }

  private addInvoice(
    { customerId, person, email }: Buyer,
    order: SampleOrder,
    service: SampleService,
    purchaseId: number,
    minute: number,
  ): number {
    const { days, seller } = this.rows.context;
    const invoiceId = this.rows.addRecord('invoices', {
      kind: 'invoice',
      purchaseId,
      customerId,
      buyer: { name: person.company ?? person.name, address: null, email, taxId: null },
      daysUntilDue: DAYS_UNTIL_DUE,
      total: service.price,
      tax: 0,
      taxMode: 'added',
      reminders: REMINDERS,
      createdAt: days.past(order.ago, minute + 1),
    });
    this.rows.add('invoice_lines', {
      invoiceId,
      position: 1,
      text: service.name,
      quantity: 1,
      unitPrice: service.price,
      taxRate: 0,
      taxMode: 'added',
    });
    if (order.invoice === 'issued')
      this.rows.issues.push({
        id: invoiceId,
        number: `SAMPLE-${String(this.rows.issues.length + 1).padStart(4, '0')}`,
        seller,
        issuedAt: days.past(order.ago, minute + 2),
        issuedOn: days.day(-order.ago),
        dueOn: days.day(DAYS_UNTIL_DUE - order.ago),
        sentAt: days.past(order.ago, minute + 3),
      });
    return invoiceId;
  }

  private addPayments(
    order: SampleOrder,
    service: SampleService,
    subject: { purchaseId: number; invoiceId: number | null },
    minute: number,
  ): void {
    const { days } = this.rows.context;
    if (order.paid === 'nothing' || service.price <= 0) return;
    const paidAt = days.past(Math.max(order.ago - 5, 1), minute);
    const isReturned = order.paid === 'returned';
    const paymentId = this.rows.addRecord('payments', {
      ...subject,
      provider: 'manual',
      amount: order.paid === 'half' ? Math.round(service.price / 2) : service.price,
      status: isReturned ? 'refunded' : 'paid',
      method: minute % 2 === 0 ? 'bank_transfer' : 'card',
      paidAt,
      createdAt: paidAt,
    });
    if (!isReturned) return;
    this.rows.addRecord('refunds', {
      paymentId,
      amount: service.price,
      reason: 'Canceled before the first session',
      status: 'succeeded',
      createdAt: days.past(Math.max(order.ago - 9, 1), minute),
      source: 'owner',
      stillOwed: false,
    });
  }

  private addSessions(
    { customerId, person }: Buyer,
    order: SampleOrder,
    service: SampleService,
    purchaseId: number,
  ): void {
    const { days } = this.rows.context;
    const add = (startTime: string, endTime: string, status: string, sharedNote: string | null) =>
      this.rows.addRecord('sessions_appointments', {
        serviceId: service.id,
        customerId,
        purchaseId,
        title: `${service.name} with ${person.name}`,
        startTime,
        endTime,
        status,
        sharedNote,
        place: 'Video call',
        usesSession: true,
        moves: 0,
        createdAt: days.past(order.ago, 5),
      });
    for (const [at, ago] of [order.ago - 7, order.ago - 21].entries())
      if (ago > 1)
        add(
          days.past(ago, 60 + at * 90),
          days.past(ago, 120 + at * 90),
          at === 1 && order.ago % 5 === 0 ? 'no_show' : 'completed',
          at === 0 ? 'We agreed which report comes first, and who answers questions.' : null,
        );
    if (order.status !== 'active' || this.coming === MAX_COMING) return;
    this.coming += 1;
    const minute = 60 * (1 + (this.coming % 4));
    const inDays = this.coming * 3 - 2;
    add(days.coming(inDays, minute), days.coming(inDays, minute + 60), 'scheduled', null);
  }
}
