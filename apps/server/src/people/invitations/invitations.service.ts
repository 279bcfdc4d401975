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
      const expiresAt = await this.expiry();
      const url = await this.links.issue(customer, expiresAt);
      await this.note(customerId, expiresAt);
      const sentTo = url === null ? customer.email : null;
      return { sentTo, url, expiresAt: expiresAt.toISOString() };
    });
  }

  /**
   * Invites a customer by a part of another mail to this address, in the caller's transaction. Returns false if they
   * cannot be invited, or have another address.
   */
  async inviteWithin(customerId: number, address: string): Promise<boolean> {
    const customer = await this.customers.lock(customerId);
    if (customer.email?.toLowerCase() !== address.toLowerCase()) return false;
    if ((await this.whyNot(customer)) !== undefined) return false;
    const expiresAt = await this.expiry();
    await this.links.prepare({ ...customer, email: address }, expiresAt);
    await this.note(customerId, expiresAt);
    return true;
  }

  /** Like `invite`, in the caller's transaction, for customers who can be invited; else does nothing. */
  async inviteIfPossible(customerId: number): Promise<void> {
    const reason = await this.whyNot(await this.customers.lock(customerId));
    if (reason === undefined) await this.invite(customerId);
  }

  /** The link of an invitation that is a part of a mail, as the mail leaves; undefined if it ended. */
  makeLink(customerId: number, address: string): Promise<string | undefined> {
    return this.links.makeOf(customerId, address);
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

  private async expiry(): Promise<Date> {
    return new Date(+(await this.database.now()) + INVITATION_DAYS * DAY_MS);
  }

  private note(customerId: number, invitedUntil: Date): Promise<void> {
    const after = { invitedUntil };
    return this.audit.add({ relation: 'customers', recordId: customerId, after });
  }

  private async lockInvitable(id: number): Promise<Invited> {
    const customer = await this.customers.lock(id);
    const reason = await this.whyNot(customer);
    if (reason !== undefined) throw conflict(reason);
    return { ...customer, email: customer.email! };
  }

  /** Why a customer cannot be invited, as a sentence. */
  private async whyNot({ id, email }: Customer): Promise<string | undefined> {
    const { account } = await this.customerAccounts.linkOf(id);
    if (account) return 'This customer has an account already.';
    if (email === null) return 'This customer has no email address.';
    const invited = await this.users.findForSignIn(email);
    if (invited?.isAdmin) return "This is the address of the owner's account.";
    return invited?.disabledAt ? 'The account of this address is disabled.' : undefined;
  }
}

export const alreadyAccepted = () =>
  conflict('This invitation was accepted already. Sign in instead.');
