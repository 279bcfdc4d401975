import { Injectable } from '@nestjs/common';
import { CustomersService } from '../../people/customers/customers.service';
import { InvoiceFactsService } from '../invoices/invoice-facts.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import type { PaymentEntity } from './payment.entity';

/** The recipient of mails about a payment. */
export interface PaymentRecipient {
  email: string;
  /** Undefined for a customer without an account. */
  userId?: string;
}

/** What a payment is for. */
export interface PaymentSubject {
  label: 'Service' | 'Invoice';
  /** Such as 'Data Audit' or '2026-0001'. */
  name: string;
  customerId: number | null;
  /** Null if it is an invoice. */
  purchaseId: number | null;
  /** Undefined if no address is on file or the account's address is unverified. */
  recipient: PaymentRecipient | undefined;
}

/** Finds what a payment is for, and who gets its mails. */
@Injectable()
export class PaymentSubjectsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly users: UsersService,
    private readonly invoices: InvoiceFactsService,
  ) {}

  async ofPurchase(purchase: PurchaseEntity): Promise<PaymentSubject> {
    const { user, customerId } = purchase;
    const customer = customerId === null ? null : await this.customers.lock(customerId);
    return {
      label: 'Service',
      name: purchase.service?.name ?? 'Service',
      customerId,
      purchaseId: purchase.id,
      recipient: this.recipientOf(user ?? null, customer?.email ?? null),
    };
  }

  async ofInvoice(id: number): Promise<PaymentSubject> {
    const { number, customerId, userId, email } = await this.invoices.lock(id);
    const user = userId === null ? null : await this.users.get(userId);
    const recipient = this.recipientOf(user, email);
    return { label: 'Invoice', name: number, customerId, purchaseId: null, recipient };
  }

  /** Every payment belongs to either a purchase or an invoice. */
  of({ invoiceId }: PaymentEntity, purchase: PurchaseEntity | null): Promise<PaymentSubject> {
    return purchase ? this.ofPurchase(purchase) : this.ofInvoice(invoiceId!);
  }

  /** The account's address if verified, or else the one on file unless it is the account's unverified address. */
  private recipientOf(user: UserEntity | null, email: string | null): PaymentRecipient | undefined {
    if (user && this.users.mayReceiveMail(user)) return { email: user.email, userId: user.id };
    const isUnverified = email?.toLowerCase() === user?.email.toLowerCase();
    return email === null || isUnverified ? undefined : { email };
  }
}

/** What a payment is for, as part of a sentence. */
export const inSentence = ({ label, name }: PaymentSubject): string =>
  label === 'Invoice' ? `invoice ${name}` : name;
