import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Customer } from '@polaris/contracts';
import { Settings } from '../../platform/config/settings';
import { MailSecretsService, type MailValues } from '../../records/outbox/mail-secrets.service';
import { InvitationMailsService } from './invitation-mails.service';
import type { InvitationEntity } from './invitation.entity';
import { InvitationsRepository } from './invitations.repository';
import { hashToken, newToken } from '../../platform/config/hash-token';

/** A customer who can be invited. */
export type Invited = Customer & { email: string };

/** The links of invitations, mailed or passed on. Only the hash of a token is stored. */
@Injectable()
export class InvitationLinksService implements OnModuleInit {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly mails: InvitationMailsService,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  /** Mailed links are created when the mail is sent, so that the outbox never contains one. */
  onModuleInit(): void {
    this.secrets.register('invitation', (_user, email, id) => this.makeValues(email, id));
  }

  find(token: string): Promise<InvitationEntity | null> {
    return this.invitations.find(hashToken(token));
  }

  /** Returns the link for the owner to pass on; null if it is mailed. */
  async issue({ id: customerId, name, email }: Invited, expiresAt: Date): Promise<string | null> {
    const byMail = this.settings.sendsMail;
    const token = byMail ? null : newToken();
    const hash = token && hashToken(token);
    const invitation = { customerId, email, hash, byMail, expiresAt };
    const id = await this.invitations.replace(invitation);
    if (token) return this.linkOf(token);
    await this.mails.send({ id, email, name });
    return null;
  }

  /** For a mail of another noun, which makes the link as it leaves. */
  async prepare({ id: customerId, email }: Invited, expiresAt: Date): Promise<void> {
    const invitation = { customerId, email, hash: null, byMail: true, expiresAt };
    await this.invitations.replace(invitation);
  }

  /** The link of the customer's open invitation to this address, if it was mailed. */
  async makeOf(customerId: number, email: string): Promise<string | undefined> {
    const token = newToken();
    const isOpen = await this.invitations.setHashOf(customerId, email, hashToken(token));
    return isOpen ? this.linkOf(token) : undefined;
  }

  private async makeValues(email: string, id: number | null): Promise<MailValues | undefined> {
    const token = newToken();
    const isOpen = id !== null && (await this.invitations.setHash(id, email, hashToken(token)));
    return isOpen ? { link: this.linkOf(token) } : undefined;
  }

  private linkOf(token: string): string {
    return `${this.settings.publicUrl}/invitation#${token}`;
  }
}
