import { Injectable } from '@nestjs/common';
import { CustomersService } from '../../../people/customers/customers.service';
import { InboundMailSettingsService } from '../../webhooks/inbound/inbound-mail-settings.service';
import { Settings } from '../../../platform/config/settings';
import type { UserEntity } from '../../../identity/users/user.entity';
import { tokenOf } from './reply-token';

/** How the recipient can reply to a mail from the owner. */
export interface ReplyPaths {
  /** The account that sees it on the dashboard. */
  userId: string | null;
  replyTo: string;
  /** The note below the text; undefined if they can only reply by mail. */
  hint: string | undefined;
}

interface Letter {
  /** The customer of the conversation; null if the recipient is not a customer. */
  customerId: number | null;
  thread: string;
  owner: UserEntity;
}

/** Decides where replies to the owner's mails go. */
@Injectable()
export class ReplyPathsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly inbound: InboundMailSettingsService,
    private readonly settings: Settings,
  ) {}

  async find({ customerId, thread, owner }: Letter): Promise<ReplyPaths> {
    const mailbox = this.settings.env.OWNER_EMAIL ?? owner.email;
    if (customerId === null) return { userId: null, replyTo: mailbox, hint: undefined };
    const userId = await this.customers.linkedUserId(customerId);
    const address = await this.inbound.replyAddress(tokenOf(thread));
    const hint = userId === null ? undefined : this.hint(address !== undefined);
    return { userId, replyTo: address ?? mailbox, hint };
  }

  private hint(takesReplies: boolean): string {
    const begin = takesReplies
      ? 'Reply to this email, or answer on your dashboard'
      : 'Answer on your dashboard';
    return `${begin}:\n${this.settings.publicUrl}/dashboard#messages`;
  }
}
