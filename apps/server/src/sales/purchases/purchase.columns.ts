import {
  type AdminPurchase,
  type OwnPurchase,
  type PaidPurchase,
  type Purchase,
  adminPurchaseSchema,
  ownPurchaseSchema,
  paidPurchaseSchema,
} from '@polaris/contracts';
import {
  invoiceDayOfPurchase,
  invoiceNumberOfPurchase,
  invoicedOfPurchase,
  taxOfPurchase,
} from '../balances/balances.read-model';
import { businessDay } from '../business-profile/business-day.read-model';
import { day, dollarsColumn, joined, plain, time } from '../../platform/database/list/column';
import { sql } from '../../platform/database/sql';
import { Columns, type ColumnsOf } from '../../platform/database/list/columns';
import {
  paymentPendingOfPurchase,
  paymentsOfPurchase,
  receivedOfPurchase,
} from '../payments/payment-items.read-model';
import type { PurchaseEntity } from './purchase.entity';
import {
  buyerOfPurchase,
  customerOfPurchase,
  nextSessionOfPurchase,
  notesOfPurchase,
  ownNotesOfPurchase,
  ownStepsOfPurchase,
  serviceOfPurchase,
  sessionBalanceOfPurchase,
  sessionsHeldOfPurchase,
  stepsOfPurchase,
  testimonialOfPurchase,
  unreadOfPurchase,
} from './purchase-parts.read-model';

/** A purchase without the relations of its entity. */
type PurchaseRow = Omit<PurchaseEntity, 'service' | 'user'>;

/** Read beside the balance `b` of the purchase. */
const columns: ColumnsOf<PurchaseRow, Purchase> = {
  id: plain('none'),
  userId: plain('none'),
  serviceId: plain('none'),
  service: joined(serviceOfPurchase),
  status: plain('none'),
  amount: dollarsColumn('none'),
  tax: joined({ inList: taxOfPurchase }),
  progress: plain('none'),
  purchaseDate: time('none'),
  completionDate: time('none'),
  nextStep: plain('none'),
  nextStepOn: day('none'),
  sessionBalance: joined(sessionBalanceOfPurchase),
  nextSession: joined(nextSessionOfPurchase),
  sessionsHeld: joined(sessionsHeldOfPurchase),
  steps: joined(stepsOfPurchase),
  notes: joined(notesOfPurchase),
  invoiced: joined({ inList: invoicedOfPurchase }),
  invoiceNumber: joined({ inList: invoiceNumberOfPurchase }),
  dueOn: joined({ inList: sql`coalesce(b."nextDay", ${invoiceDayOfPurchase})::text` }),
  overdue: joined({ inList: sql`b.overdue > 0` }),
  paid: joined({ inList: sql`b.paid` }),
  refunded: joined({ inList: sql`b.refunded` }),
  owed: joined({ inList: sql`b.owed` }),
  dueNow: joined({ inList: sql`b."dueNow"` }),
  parts: joined({ inList: sql`b.parts` }),
  paymentPending: joined(paymentPendingOfPurchase),
};

const ownColumns: ColumnsOf<PurchaseRow, OwnPurchase> = {
  ...columns,
  purchasedOn: joined({ inList: businessDay(sql`r."purchaseDate"`) }),
  completedOn: joined({ inList: businessDay(sql`r."completionDate"`) }),
  steps: joined(ownStepsOfPurchase),
  notes: joined(ownNotesOfPurchase),
};

export const ownPurchaseColumns = new Columns<PurchaseRow, OwnPurchase>(
  ownPurchaseSchema,
  ownColumns,
);

export const paidPurchaseColumns = new Columns<PurchaseRow, PaidPurchase>(paidPurchaseSchema, {
  ...ownColumns,
  payments: joined(receivedOfPurchase),
});

export const adminPurchaseColumns = new Columns<PurchaseRow, AdminPurchase>(adminPurchaseSchema, {
  ...columns,
  customer: joined(customerOfPurchase),
  // The read model turns it into a name.
  buyer: joined(buyerOfPurchase),
  testimonial: joined(testimonialOfPurchase),
  unread: joined(unreadOfPurchase),
  // The read model knows it.
  replyTime: joined({ inList: sql`''` }),
  payments: joined(paymentsOfPurchase),
  refundDue: plain('none'),
  version: plain('none'),
});
