import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { LoginInput, RegisterInput, ResetPasswordInput, SetupInput } from '@polaris/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { fromDatabaseError } from '../common/database-error';
import { LimitsService, addressKey } from '../common/limits.service';
import { ProblemError, conflict } from '../common/problem';
import { Settings } from '../config/settings';
import { MailService } from '../mail/mail.service';
import { UserEntity } from '../users/user.entity';
import { refuseGuessable } from './password-rules';
import { hashPassword, passwordFits } from './passwords';
import { TokensService } from './tokens.service';

/** Where a sign-in comes from: its network address and, if the account has signed in there before, its browser. */
export interface Caller {
  address: string;
  knownDevice?: string | undefined;
}

/** Local accounts: register, check a password, mend a forgotten one, and the owner's first set-up. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: LimitsService,
    private readonly tokens: TokensService,
    private readonly mail: MailService,
    private readonly settings: Settings,
  ) {}

  async register(input: RegisterInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count('register', addressKey(caller.address));
    await refuseGuessable(input.password, input.email);
    const { password, ...person } = input;
    try {
      const users = this.dataSource.getRepository(UserEntity);
      const { id } = await users.save({ ...person, passwordHash: await hashPassword(password) });
      return await users.findOneByOrFail({ id });
    } catch (error) {
      if (fromDatabaseError(error)?.getStatus() !== 409) throw error;
      throw conflict('There is already an account with this address. Sign in instead.');
    }
  }

  /** Every attempt is counted before the password is looked at, and given back when it was right. */
  async signIn(input: LoginInput, caller: Caller): Promise<UserEntity> {
    const address = addressKey(caller.address);
    const account = accountKey(input.email, caller.knownDevice);
    await this.limits.count('sign-in-address', address);
    await this.limits.count('sign-in-account', account);
    const user = await this.findByEmail(input.email);
    const fits = await passwordFits(user?.passwordHash, input.password);
    if (!user || !fits || user.disabledAt)
      throw new ProblemError(401, 'Email or password is wrong.');
    await this.limits.uncount('sign-in-account', account);
    await this.limits.uncount('sign-in-address', address);
    return user;
  }

  /** Answers the same whether there is such an account or not. */
  async forgotPassword(email: string, caller: Caller): Promise<void> {
    await this.limits.count('mail-address', addressKey(caller.address));
    const user = await this.findByEmail(email);
    if (!user || user.disabledAt || !(await this.mayMail(email))) return;
    const token = await this.tokens.issue('reset', user.id);
    await this.mail.send({
      to: user.email,
      subject: 'Choose a new password',
      text: resetText(`${this.settings.publicUrl}/login#reset=${token}`),
      confidential: true,
    });
  }

  /** A new password ends every session and every other link; the mailed link also proves the address. */
  async resetPassword(input: ResetPasswordInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count('token', addressKey(caller.address));
    return this.dataSource.transaction(async (manager) => {
      const { userId } = await this.tokens.redeem(manager, 'reset', input.token);
      const user = await manager.findOneByOrFail(UserEntity, { id: userId! });
      await refuseGuessable(input.password, user.email);
      user.emailVerifiedAt ??= new Date();
      await this.replacePassword(manager, user, input.password);
      return user;
    });
  }

  /** The first owner, by the link that the first start prints; there is no second one this way. */
  async setUpOwner(input: SetupInput, caller: Caller): Promise<UserEntity> {
    await this.limits.count('token', addressKey(caller.address));
    await refuseGuessable(input.password, input.email);
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [OWNER_LOCK]);
      await this.tokens.redeem(manager, 'setup', input.token);
      if (await manager.existsBy(UserEntity, { isAdmin: true }))
        throw conflict('The owner account exists already.');
      return this.makeOwner(manager, input.email, input.password);
    });
  }

  /** At start: the owner of ADMIN_EMAIL exists. Their password is set only with the account. */
  async ensureOwner(email: string, password: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [OWNER_LOCK]);
      const found = await this.findByEmail(email, manager);
      if (!found?.isAdmin) await this.makeOwner(manager, email, password);
    });
  }

  /** At start without ADMIN_EMAIL: the link that makes the owner, as long as there is none. */
  async setupLink(): Promise<string | undefined> {
    if (await this.dataSource.getRepository(UserEntity).existsBy({ isAdmin: true }))
      return undefined;
    const token = await this.tokens.issue('setup', null);
    return `${this.settings.publicUrl}/login#setup=${token}`;
  }

  /** Whoever registered this address before loses the way in: the owner's password replaces theirs. */
  private async makeOwner(
    manager: EntityManager,
    email: string,
    password: string,
  ): Promise<UserEntity> {
    const user = (await this.findByEmail(email, manager)) ?? manager.create(UserEntity, { email });
    user.isAdmin = true;
    user.disabledAt = null;
    user.emailVerifiedAt ??= new Date();
    await this.replacePassword(manager, user, password);
    await this.tokens.revoke(manager, 'setup', null);
    return manager.findOneByOrFail(UserEntity, { id: user.id });
  }

  private async replacePassword(
    manager: EntityManager,
    user: UserEntity,
    password: string,
  ): Promise<void> {
    user.passwordHash = await hashPassword(password);
    await manager.save(user);
    await this.tokens.revoke(manager, 'reset', user.id);
    await endSessions(manager, user.id);
  }

  private findByEmail(
    email: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'user')
      .addSelect('user.passwordHash')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  private async mayMail(email: string): Promise<boolean> {
    return this.limits.count('mail-account', accountKey(email)).then(
      () => true,
      () => false,
    );
  }
}

const OWNER_LOCK = 7_205_759_402;

/** Signs the account out everywhere. */
export async function endSessions(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`delete from sessions where sess->>'passport' = $1`, [userId]);
}

/** A known browser counts apart, so that strangers' attempts do not lock its owner out. */
function accountKey(email: string, knownDevice?: string): string {
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return knownDevice ? `${account}:${knownDevice}` : account;
}

const resetText = (link: string): string =>
  `Someone, probably you, asked for a new password for your Polaris account.

Choose it here within the next hour:
${link}

If it was not you, there is nothing to do: your password stays as it is.
`;
