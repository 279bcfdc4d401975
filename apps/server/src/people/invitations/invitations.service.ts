import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Customer,
  DAY_MS,
  INVITATION_DAYS,
  type Invitation,
  type SentInvitation,
} from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { CustomerAccountsService } from '../customers/customer-accounts.service';
import { CustomersService } from '../customers/customers.service';
import { type MailValues, MailSecretsService } from '../../records/outbox/mail-secrets.service';
import { Settings } from '../../platform/config/settings';
import { ProblemError, conflict } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import { UsersService } from '../../identity/users/users.service';
import { InvitationMailsService } from './invitation-mails.service';
import type { InvitationEntity } from './invitation.entity';
import { InvitationsRepository } from './invitations.repository';

/** A customer who can be invited. */
type Invited = Customer & { email: string };

/** An invitation with a working link, and its customer. */
interface OpenedInvitation {
  row: InvitationEntity;
  customer: Customer;
}

/** Invites customers to create an account. Only the hash of a token is stored. */
@Injectable()
export class InvitationsService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly customers: CustomersService,
    private readonly customerAccounts: CustomerAccountsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly mails: InvitationMailsService,
    private readonly secrets: MailSecretsService,
    private readonly settings: Settings,
  ) {}

  /** Mailed links are created when the mail is sent, so that the outbox never contains one. */
  onModuleInit(): void {
    this.secrets.register('invitation', (_user, email, id) => this.makeValues(email, id));
  }

  /** Sends the invitation by mail, or returns the link if mail is off. Replaces an earlier invitation. */
  invite(customerId: number): Promise<SentInvitation> {
    return this.database.transaction(async () => {
      const customer = await this.lockInvitable(customerId);
      const expiresAt = new Date(+(await this.database.now()) + INVITATION_DAYS * DAY_MS);
      const url = await this.issue(customer, expiresAt);
      await this.audit.add({
        relation: 'customers',
        recordId: customerId,
        after: { invitedUntil: expiresAt },
      });
      const sentTo = url === null ? customer.email : null;
      return { sentTo, url, expiresAt: expiresAt.toISOString() };
    });
  }

  async get(token: string): Promise<Invitation> {
    const { row, customer } = await this.open(token);
    const account = await this.users.findForSignIn(row.email);
    return {
      name: customer.name,
      email: row.email,
      hasAccount: account !== null,
      expiresAt: row.expiresAt.toISOString(),
    };
  }

  /** Finds the invitation of a token; throws 404, 409 or 410 if the link does not work. */
  async open(token: string): Promise<OpenedInvitation> {
    const row = await this.invitations.find(hashOf(token));
    if (!row)
      throw new ProblemError(404, 'This invitation link does not work. Check that it is complete.');
    const customer = await this.customers.get(row.customerId);
    const { account } = await this.customerAccounts.linkOf(row.customerId);
    if (row.acceptedAt || account) throw alreadyAccepted();
    if (row.expiresAt <= (await this.database.now()))
      throw new ProblemError(410, 'This invitation has expired. Please ask for a new one.');
    const invited = await this.users.findForSignIn(row.email);
    if (invited?.disabledAt || row.email.toLowerCase() !== customer.email?.toLowerCase())
      throw new ProblemError(410, 'This invitation is no longer valid. Please ask for a new one.');
    return { row, customer };
  }

  private async lockInvitable(id: number): Promise<Invited> {
    const customer = await this.customers.lock(id);
    const { email } = customer;
    const { account } = await this.customerAccounts.linkOf(id);
    if (account) throw conflict('This customer has an account already.');
    if (email === null) throw conflict('This customer has no email address.');
    const invited = await this.users.findForSignIn(email);
    if (invited?.isAdmin) throw conflict("This is the address of the owner's account.");
    if (invited?.disabledAt) throw conflict('The account of this address is disabled.');
    return { ...customer, email };
  }

  /** Returns the link for the owner to pass on; null if it is mailed. */
  private async issue(
    { id: customerId, name, email }: Invited,
    expiresAt: Date,
  ): Promise<string | null> {
    const byMail = this.settings.sendsMail;
    const token = byMail ? null : makeToken();
    const hash = token && hashOf(token);
    const invitation = { customerId, email, hash, byMail, expiresAt };
    const id = await this.invitations.replace(invitation);
    if (token) return this.linkOf(token);
    await this.mails.send({ id, email, name });
    return null;
  }

  private async makeValues(email: string, id: number | null): Promise<MailValues | undefined> {
    const token = makeToken();
    const isOpen = id !== null && (await this.invitations.setHash(id, email, hashOf(token)));
    return isOpen ? { link: this.linkOf(token) } : undefined;
  }

  private linkOf(token: string): string {
    return `${this.settings.publicUrl}/invitation#${token}`;
  }
}

export const alreadyAccepted = () =>
  conflict('This invitation was accepted already. Sign in instead.');

const makeToken = (): string => randomBytes(32).toString('base64url');

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
