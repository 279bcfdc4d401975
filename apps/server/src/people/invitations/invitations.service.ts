import { Injectable } from '@nestjs/common';
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
import { ProblemError, conflict } from '../../platform/problem/problem';
import { AuditService } from '../../records/audit/audit.service';
import { UsersService } from '../../identity/users/users.service';
import { InvitationLinksService, type Invited } from './invitation-links.service';
import type { InvitationEntity } from './invitation.entity';

/** An invitation with a working link, and its customer. */
interface OpenedInvitation {
  row: InvitationEntity;
  customer: Customer;
}

/** Invites customers to create an account. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly database: Database,
    private readonly links: InvitationLinksService,
    private readonly customers: CustomersService,
    private readonly customerAccounts: CustomerAccountsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
  ) {}

  /** Sends the invitation by mail, or returns the link if mail is off. Replaces an earlier invitation. */
  invite(customerId: number): Promise<SentInvitation> {
    return this.database.transaction(async () => {
      const customer = await this.lockInvitable(customerId);
      const expiresAt = new Date(+(await this.database.now()) + INVITATION_DAYS * DAY_MS);
      const url = await this.links.issue(customer, expiresAt);
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
    const row = await this.links.find(token);
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
}

export const alreadyAccepted = () =>
  conflict('This invitation was accepted already. Sign in instead.');
