import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REMINDER_DAYS, paymentReference } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { MailSender } from '../../platform/config/mail-sender';
import { renderMail } from '../../platform/mail/render-mail';
import {
  type MailAttachment,
  MailAttachmentsService,
} from '../../records/outbox/mail-attachments.service';
import { LINK } from '../../records/outbox/mail-secrets.service';
import { MailService } from '../../records/outbox/mail.service';
import { BusinessProfileService } from '../business-profile/business-profile.service';
import { PaymentSubjectsService } from '../payments/payment-subjects.service';
import { aboutPurchase } from '../purchases/payable-purchases.service';
import type { PurchaseEntity } from '../purchases/purchase.entity';
import { PartDueMail } from './mails/part-due-mail';
import { PartReminderMail } from './mails/part-reminder-mail';
import { type DuePart, PlansReadModel } from './plans.read-model';

/** Mails to clients about parts of their payment plans. */
@Injectable()
export class PlanMailsService implements OnModuleInit {
  constructor(
    private readonly readModel: PlansReadModel,
    private readonly subjects: PaymentSubjectsService,
    private readonly profile: BusinessProfileService,
    private readonly mail: MailService,
    private readonly attachments: MailAttachmentsService,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.attachments.register('due_parts', (id) => this.checkDue(id));
  }

  /**
   * Returns whether it is sent: there must be an address, and no payment that is being confirmed. The first part says
   * whether it is a reminder.
   */
  async send(purchase: PurchaseEntity, parts: DuePart[], today: string): Promise<boolean> {
    const { id } = purchase;
    const { dueNow, invoiceNumber, isBeingPaid } = await this.readModel.balanceOf(id);
    const target = { purchaseId: id, invoiceId: null };
    const { recipient, name } = await this.subjects.of(target, purchase);
    if (!recipient || isBeingPaid) return false;
    const { bankDetails } = await this.profile.get();
    const { userId } = recipient;
    const [remindAfter] = REMINDER_DAYS;
    const template = parts[0]!.daysLate >= remindAfter ? PartReminderMail : PartDueMail;
    const mail = await renderMail(template, {
      service: name,
      parts,
      dueNow,
      bankDetails,
      reference: paymentReference({ id, invoiceNumber }),
      payUrl: userId === undefined ? LINK : `${this.settings.publicUrl}/dashboard/purchases/${id}`,
      sender: await this.sender.signature(),
    });
    await this.mail.send(recipient.email, {
      kind: 'part_due',
      ...mail,
      about: aboutPurchase(id),
      attachment: 'due_parts',
      onceKey: `part-due:${id}:${today}`,
      ...(userId === undefined ? { secrets: 'purchase_payment' } : { userId }),
    });
    return true;
  }

  /** Nothing is attached. A mail that waits is not sent once nothing is due, or while a payment is being confirmed. */
  private async checkDue(id: number): Promise<MailAttachment[] | undefined> {
    const { dueNow, isBeingPaid } = await this.readModel.balanceOf(id);
    return dueNow > 0 && !isBeingPaid ? [] : undefined;
  }
}
