import { Injectable } from '@nestjs/common';
import {
  type AdminPurchase,
  type ClientAction,
  type NextStep,
  type Purchase,
  clientActionLabels,
  clientStep,
  ownerStep,
} from '@polaris/contracts';
import { recordPaths } from '@polaris/contracts/admin-screens';
import { CustomersService } from '../../people/customers/customers.service';
import { BusinessClock } from '../../platform/config/business-clock';
import { MailSender } from '../../platform/config/mail-sender';
import { Settings } from '../../platform/config/settings';
import { PurchasesReadModel } from './purchases.read-model';

/** How a mail about a purchase ends: the sentence of its page, and the link to where it is done. */
export interface MailedStep<Action extends string = string> {
  /** Undefined once the purchase has ended, and for what the mail already says. */
  text: string | undefined;
  /** Null if there is only to wait. */
  action: Action | null;
  label: string;
  url: string;
}

interface About {
  /** The start of the session that the mail is about: as the next step it would be said twice. */
  session?: Date;
}

/** The next step of a purchase, for mails to its client and to the owner. */
@Injectable()
export class MailedStepsService {
  constructor(
    private readonly readModel: PurchasesReadModel,
    private readonly customers: CustomersService,
    private readonly clock: BusinessClock,
    private readonly sender: MailSender,
    private readonly settings: Settings,
  ) {}

  /** Undefined if the account has no page of this purchase. */
  async ofClient(
    userId: string,
    id: number,
    about: About = {},
  ): Promise<MailedStep<ClientAction> | undefined> {
    const purchase = await this.readModel.findOwn(userId, id);
    if (!purchase) return undefined;
    const zone = (await this.customers.timeZoneOf(userId)) ?? (await this.clock.zone());
    const reader = { unread: 0, zone };
    const step = clientStep(purchase, { ...reader, replyTime: await this.sender.replyTime() });
    const action = step?.action ?? null;
    return {
      text: textOf(step, purchase, about),
      action,
      label: action === null ? 'See your order' : clientActionLabels[action],
      url: `${this.settings.publicUrl}${clientPaths(id)[action ?? 'pay']}`,
    };
  }

  async ofOwner(id: number, about: About = {}): Promise<MailedStep> {
    const purchase: AdminPurchase = await this.readModel.getForOwner(id);
    const reader = { unread: purchase.unread, zone: await this.clock.zone() };
    const step = ownerStep(purchase, reader);
    return {
      text: textOf(step, purchase, about),
      action: step?.action ?? null,
      label: 'Open the purchase',
      url: `${this.settings.publicUrl}${recordPaths.purchases(id)}`,
    };
  }
}

const textOf = (
  step: NextStep<string> | undefined,
  { nextSession }: Pick<Purchase, 'nextSession'>,
  { session }: About,
): string | undefined =>
  step?.action === 'session' && nextSession?.startTime === session?.toISOString()
    ? undefined
    : step?.text;

/** Where a client does it. */
function clientPaths(id: number): Record<ClientAction, string> {
  const page = `/dashboard/purchases/${id}`;
  return {
    pay: page,
    book: `/dashboard/book/${id}`,
    session: `${page}#sessions`,
    read: `${page}#messages`,
    write: `${page}#messages`,
  };
}
