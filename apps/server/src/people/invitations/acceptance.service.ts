import { Injectable } from '@nestjs/common';
import type { AcceptanceInput } from '@polaris/contracts';
import { Database } from '../../platform/database/database';
import { AccountsService } from '../../identity/auth/sign-in/accounts.service';
import { VerificationMailsService } from '../../identity/auth/verification/verification-mails.service';
import { VerificationService } from '../../identity/auth/verification/verification.service';
import { CustomerAccountsService } from '../customers/customer-accounts.service';
import { conflict, invalid } from '../../platform/problem/problem';
import type { UserEntity } from '../../identity/users/user.entity';
import { UsersService } from '../../identity/users/users.service';
import type { InvitationEntity } from './invitation.entity';
import { InvitationsRepository } from './invitations.repository';
import { InvitationsService, alreadyAccepted } from './invitations.service';

interface Accepted {
  user: UserEntity;
  /** Whether this request created the account, which is then not signed in yet. */
  isNew: boolean;
}

/** Accepts an invitation with a new account, or with the existing account of the address. */
@Injectable()
export class AcceptanceService {
  constructor(
    private readonly database: Database,
    private readonly invitations: InvitationsRepository,
    private readonly links: InvitationsService,
    private readonly customerAccounts: CustomerAccountsService,
    private readonly accounts: AccountsService,
    private readonly verification: VerificationService,
    private readonly verificationMails: VerificationMailsService,
    private readonly users: UsersService,
  ) {}

  /** `caller` is the signed-in user; an attempt counts like registering from `networkAddress`. */
  async accept(
    { token, ...input }: AcceptanceInput,
    caller: UserEntity | undefined,
    networkAddress: string,
  ): Promise<Accepted> {
    await this.accounts.countRegistration(networkAddress);
    const { row } = await this.links.open(token);
    const account = await this.users.findForSignIn(row.email);
    assertMayAccept(caller, account);
    return account
      ? { user: await this.acceptAs(account, row), isNew: false }
      : { user: await this.acceptWithNew(row, input), isNew: true };
  }

  private acceptAs({ id }: UserEntity, row: InvitationEntity): Promise<UserEntity> {
    return this.database.transaction(async () => {
      await this.link(row, id);
      const user = await this.users.get(id);
      return row.byMail ? this.verification.markVerified(user) : user;
    });
  }

  private async acceptWithNew(
    row: InvitationEntity,
    { password, ...names }: Omit<AcceptanceInput, 'token'>,
  ): Promise<UserEntity> {
    if (password === undefined)
      throw invalid([{ path: 'password', message: 'Please choose a password.' }]);
    const account = await this.accounts.prepare({ ...names, email: row.email, password });
    return this.database.transaction(async () => {
      const user = await this.accounts.add(account);
      await this.link(row, user.id);
      if (row.byMail) return this.verification.markVerified(user);
      await this.verificationMails.start(user);
      return user;
    });
  }

  /**
   * Links before the address is verified, as verifying would link the oldest customer with that address. Updates the
   * invitation last, in the same order as deleting a customer, to avoid deadlocks.
   */
  private async link(row: InvitationEntity, userId: string): Promise<void> {
    await this.customerAccounts.linkInvited(row.customerId, userId);
    if (!(await this.invitations.accept(row, userId))) throw alreadyAccepted();
  }
}

/** Only the account with the invited address can accept, and never an owner's account. */
function assertMayAccept(caller: UserEntity | undefined, account: UserEntity | null): void {
  if (caller && caller.id !== account?.id)
    throw conflict(
      'You are signed in with another account. Sign out first, then open the invitation again.',
    );
  if (account && !caller)
    throw conflict('There is an account with this address. Sign in first, then accept.');
  if (account?.isAdmin) throw conflict("The owner's account cannot accept an invitation.");
}
