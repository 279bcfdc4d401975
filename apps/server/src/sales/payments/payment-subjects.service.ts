import { Injectable } from '@nestjs/common';
import { displayName } from '@polaris/contracts';
import { CustomersService } from '../../people/customers/customers.service';
import { InvoiceFactsService } from '../invoices/invoice-facts.service';
import { PayablePurchasesService } from '../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import type { PaymentTarget } from './payment.entity';

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
  /** Who buys, as the owner knows them; null if that was deleted. */
  client: string | null;
  customerId: number | null;
  /** Null if it is an invoice. */
  purchaseId: number | null;
  /** Null if it is a purchase. */
  invoiceId: number | null;
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
    private readonly purchases: PayablePurchasesService,
  ) {}

  /**
   * Locks the purchase or the invoice until the transaction ends: always before its payments, so that two payments wait
   * for each other. Returns the purchase.
   */
  async lock({ purchaseId, invoiceId }: PaymentTarget): Promise<PurchaseEntity | null> {
    if (purchaseId !== null) return this.purchases.lock(purchaseId);
    await this.invoices.lock(invoiceId!);
    return null;
  }

  /** Every payment belongs to either a purchase or an invoice. */
  of({ invoiceId }: PaymentTarget, purchase: PurchaseEntity | null): Promise<PaymentSubject> {
    return purchase ? this.ofPurchase(purchase) : this.ofInvoice(invoiceId!);
  }

  private async ofPurchase(purchase: PurchaseEntity): Promise<PaymentSubject> {
    const { user, customerId } = purchase;
    const customer = customerId === null ? null : await this.customers.lock(customerId);
    return {
      label: 'Service',
      name: purchase.service?.name ?? 'Service',
      client: customer?.name ?? (user ? displayName(user) : null),
      customerId,
      purchaseId: purchase.id,
      invoiceId: null,
      recipient: this.recipientOf(user ?? null, customer?.email ?? null),
    };
  }

  private async ofInvoice(id: number): Promise<PaymentSubject> {
    const { number, buyer, customerId, userId, email } = await this.invoices.lock(id);
    const user = userId === null ? null : await this.users.get(userId);
    return {
      label: 'Invoice',
      name: number,
      client: buyer,
      customerId,
      purchaseId: null,
      invoiceId: id,
      recipient: this.recipientOf(user, email),
    };
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
