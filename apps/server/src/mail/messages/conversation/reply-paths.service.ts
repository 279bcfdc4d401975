import { Injectable } from '@nestjs/common';
import { CustomersService } from '../../../people/customers/customers.service';
import { InboundMailSettingsService } from '../../webhooks/inbound/inbound-mail-settings.service';
import { Settings } from '../../../platform/config/settings';
import type { UserEntity } from '../../../identity/users/user.entity';
import { tokenOf } from './reply-token';

/** How the reader of a mail of the owner can answer. */
export interface ReplyPaths {
  /** The account that sees it on the dashboard. */
  userId: string | null;
  replyTo: string;
  /** What is said under the text; undefined where the reader's mail program is all there is. */
  hint: string | undefined;
}

interface Letter {
  /** Whose conversation it belongs to; null for somebody who is no customer. */
  customerId: number | null;
  thread: string;
  owner: UserEntity;
}

/** Where answers to the owner's mails go. */
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
