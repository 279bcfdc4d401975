import {
  type AdminPurchase,
  type PaidPurchase,
  type Purchase,
  adminPurchaseSchema,
  paidPurchaseSchema,
  purchaseSchema,
} from '@polaris/contracts';
import {
  invoiceNumberOfPurchase,
  invoicedOfPurchase,
  sumOfPurchase,
} from '../balances/balances.read-model';
import { day, dollarsColumn, joined, plain, time } from '../../platform/database/list/column';
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
  notesOfPurchase,
  serviceOfPurchase,
  sessionBalanceOfPurchase,
  stepsOfPurchase,
  testimonialOfPurchase,
} from './purchase-parts.read-model';

const ofBalance = (sum: Parameters<typeof sumOfPurchase>[0]) =>
  joined({ inList: sumOfPurchase(sum) });

/** A purchase without the relations of its entity. */
type PurchaseRow = Omit<PurchaseEntity, 'service' | 'user'>;

const columns: ColumnsOf<PurchaseRow, Purchase> = {
  id: plain('none'),
  userId: plain('none'),
  serviceId: plain('none'),
  service: joined(serviceOfPurchase),
  status: plain('none'),
  amount: dollarsColumn('none'),
  progress: plain('none'),
  purchaseDate: time('none'),
  completionDate: time('none'),
  nextStep: plain('none'),
  nextStepOn: day('none'),
  sessionBalance: joined(sessionBalanceOfPurchase),
  steps: joined(stepsOfPurchase),
  notes: joined(notesOfPurchase),
  invoiced: joined({ inList: invoicedOfPurchase }),
  invoiceNumber: joined({ inList: invoiceNumberOfPurchase }),
  paid: ofBalance('paid'),
  refunded: ofBalance('refunded'),
  owed: ofBalance('owed'),
  paymentPending: joined(paymentPendingOfPurchase),
};

export const purchaseColumns = new Columns<PurchaseRow, Purchase>(purchaseSchema, columns);

export const paidPurchaseColumns = new Columns<PurchaseRow, PaidPurchase>(paidPurchaseSchema, {
  ...columns,
  payments: joined(receivedOfPurchase),
});

export const adminPurchaseColumns = new Columns<PurchaseRow, AdminPurchase>(adminPurchaseSchema, {
  ...columns,
  customer: joined(customerOfPurchase),
  // The read model turns it into a name.
  buyer: joined(buyerOfPurchase),
  testimonial: joined(testimonialOfPurchase),
  payments: joined(paymentsOfPurchase),
  refundDue: plain('none'),
  version: plain('none'),
});
