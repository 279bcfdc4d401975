import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ClientMessage, momentText } from '@polaris/contracts';
import type { OwnerMail } from '../../../records/outbox/mail.service';
import { OwnerNoticesService } from '../../../records/outbox/owner-notices/owner-notices.service';
import { BusinessClock } from '../../../platform/config/business-clock';
import { Settings } from '../../../platform/config/settings';
import { renderMail } from '../../../platform/mail/render-mail';
import { notFound } from '../../../platform/problem/problem';
import { NewClientMessageMail } from '../mails/new-client-message-mail';
import { type RejectedReply, RejectedReplyMail } from '../mails/rejected-reply-mail';
import { MESSAGE } from '../messages.repository';
import { ConversationReadModel } from './conversation.read-model';

/** Mails about conversations to the owner. */
@Injectable()
export class ConversationMailsService implements OnModuleInit {
  constructor(
    private readonly readModel: ConversationReadModel,
    private readonly notices: OwnerNoticesService,
    private readonly clock: BusinessClock,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.notices.register('messages', async (id) => this.mailOf(await this.read(id)));
  }

  async notifyOwner(id: number): Promise<void> {
    const message = await this.read(id);
    const { customerId, createdAt } = message;
    await this.notices.send({
      topic: `client message:${customerId}`,
      mail: await this.mailOf(message),
      // Names no one, because the mail with this line can outlive the message.
      line: `Message of ${momentText(createdAt, await this.clock.zone())}`,
      url: this.urlOf(message),
    });
  }

  async notifyOfRefused(reply: RejectedReply): Promise<void> {
    const mail = await renderMail(RejectedReplyMail, reply);
    const url = `${this.settings.publicUrl}/admin/mail`;
    const replyTo = reply.sender ? { replyTo: reply.sender } : {};
    const line = 'A reply by email was not added';
    await this.notices.send({ topic: 'refused replies', mail: { ...mail, ...replyTo }, line, url });
  }

  private async read(id: number): Promise<ClientMessage> {
    const message = await this.readModel.getOfClient(id);
    if (!message) throw notFound(MESSAGE);
    return message;
  }

  /** Reply-To is the client's address. */
  private async mailOf(message: ClientMessage): Promise<OwnerMail> {
    const { id, customerName: name, text } = message;
    const files = message.files.map((file) => file.name);
    const url = this.urlOf(message);
    const mail = await renderMail(NewClientMessageMail, { name, text, files, url });
    const replyTo = await this.readModel.replyAddressOf(id);
    return { ...mail, ...(replyTo && { replyTo }), about: { table: 'messages', id } };
  }

  private urlOf({ customerId }: ClientMessage): string {
    return `${this.settings.publicUrl}/admin/customers/${customerId}`;
  }
}
