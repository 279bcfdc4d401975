import { Injectable } from '@nestjs/common';
import type {
  AuthenticatorKey,
  FactorInput,
  PasskeyAssertion,
  RecoveryCodes,
  TwoFactor,
} from '@polaris/contracts';
import { Database } from '../../../platform/database/database';
import { ProblemError, conflict } from '../../../platform/problem/problem';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import type { TwoFactorChange } from '../mails/two-factor-mail';
import { AuthenticatorAppService } from './authenticator-app.service';
import { FactorAttemptsService } from './factor-attempts.service';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { SecondFactorsRepository } from './second-factors.repository';
import { PasskeyUseService } from './passkeys/passkey-use.service';
import { PasskeysService } from './passkeys/passkeys.service';
import { TwoFactorChangesService } from './two-factor-changes.service';

type Account = Pick<UserEntity, 'id' | 'email'>;

/** What the person entered, if anything. */
type Factor = { [Field in keyof FactorInput]?: FactorInput[Field] | undefined };

const WRONG =
  'That code is wrong or has expired. Make sure your phone sets its time automatically.';
const UNREADABLE =
  'Codes of your app can no longer be checked. Enter a recovery code, then set the app up again.';

/** A second factor after the password: codes of an authenticator app, recovery codes, and passkeys. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly database: Database,
    private readonly factors: SecondFactorsRepository,
    private readonly app: AuthenticatorAppService,
    private readonly attempts: FactorAttemptsService,
    private readonly users: UsersService,
    private readonly passkeys: PasskeysService,
    private readonly uses: PasskeyUseService,
    private readonly changes: TwoFactorChangesService,
  ) {}

  async state(user: UserEntity): Promise<TwoFactor> {
    const { id, isAdmin, twoFactorDeclinedAt } = user;
    const row = await this.factors.find(id);
    const enabledAt = row?.enabledAt?.toISOString() ?? null;
    return {
      enabledAt,
      recoveryCodesLeft: enabledAt ? await this.factors.countCodes(id) : 0,
      passkeys: await this.passkeys.list(id),
      passkeysPossible: this.passkeys.relyingParty !== undefined,
      suggested: isAdmin && !enabledAt && !twoFactorDeclinedAt && this.users.mayReceiveMail(user),
    };
  }

  async isOn(userId: string): Promise<boolean> {
    return Boolean((await this.factors.find(userId))?.enabledAt);
  }

  /** Starts the setup; no code is required until it is enabled. Throws 409 if the address is unverified. */
  async start(user: UserEntity): Promise<AuthenticatorKey> {
    if (!this.users.mayReceiveMail(user)) throw conflict('Please verify your email address first.');
    const key = await this.app.start(user);
    if (!key) throw conflict('Two-factor authentication is already on.');
    return key;
  }

  /** Enables it after a code has shown that the app has the key. */
  async enable(user: Account, code: string): Promise<RecoveryCodes> {
    const row = await this.factors.find(user.id);
    if (row?.enabledAt) throw conflict('Two-factor authentication is already on.');
    if (!row) throw conflict('Please begin setting up two-factor authentication again.');
    return this.database.transaction(async () => {
      await this.attempts.run(
        user.id,
        () => this.app.fits(user.id, code),
        () => wrong('code', WRONG, 400),
      );
      return this.makeCodes(user, 'on');
    });
  }

  async renewCodes(user: Account, factor: Factor, sessionId: string): Promise<RecoveryCodes> {
    await this.check(user, factor, sessionId);
    return this.database.transaction(() => this.makeCodes(user, 'new codes'));
  }

  async disable(user: Account, factor: Factor, sessionId: string): Promise<void> {
    await this.check(user, factor, sessionId);
    await this.database.transaction(() => this.remove(user, 'off'));
  }

  /** Throws 409 if two-factor authentication is off. */
  confirm(user: Account, factor: Factor, sessionId: string): Promise<void> {
    return this.check(user, factor, sessionId);
  }

  /** Called at sign-in after the password. Throws 401 without a valid code or passkey if two-factor is on. */
  async assertPassed(user: Account, factor: Factor, sessionId?: string): Promise<void> {
    if (!(await this.isOn(user.id))) return;
    if (factor.code === undefined && factor.passkey === undefined)
      throw await this.question(user.id, 401, 'Enter the code from your authenticator app.');
    await this.check(user, factor, sessionId, 401);
  }

  /** The error that asks for a code, and says whether a passkey is accepted instead. */
  async question(userId: string, status: 401 | 403, message: string): Promise<ProblemError> {
    const paths = (await this.uses.isOffered(userId)) ? ['code', 'passkey'] : ['code'];
    return new ProblemError(
      status,
      message,
      paths.map((path) => ({ path, message })),
    );
  }

  /** For someone who lost their second factor and has a link created by the server or the owner. */
  reset(user: Account): Promise<void> {
    return this.remove(user, 'reset');
  }

  private async check(
    user: Account,
    { code = '', passkey }: Factor,
    sessionId: string | undefined,
    status = 400,
  ): Promise<void> {
    const row = await this.factors.find(user.id);
    if (!row?.enabledAt) throw conflict('Two-factor authentication is off.');
    if (passkey) return this.checkPasskey(user, passkey, sessionId ?? '', status);
    const message = this.app.isReadable(row) ? WRONG : UNREADABLE;
    await this.database.transaction(() =>
      this.attempts.run(
        user.id,
        async () => (await this.app.fits(user.id, code)) || this.useRecoveryCode(user, code),
        () => wrong('code', message, status),
      ),
    );
  }

  private async checkPasskey(
    user: Account,
    passkey: PasskeyAssertion,
    sessionId: string,
    status: number,
  ): Promise<void> {
    let refusal: string | undefined;
    const fits = async () => {
      refusal = await this.uses.refusal(user, sessionId, passkey);
      return refusal === undefined;
    };
    await this.attempts.run(user.id, fits, () => wrong('passkey', refusal!, status));
  }

  private async useRecoveryCode(user: Account, code: string): Promise<boolean> {
    const isUsed = await this.factors.useCode(user.id, hashRecoveryCode(code));
    if (isUsed) await this.changes.report(user, 'code used');
    return isUsed;
  }

  private async makeCodes(user: Account, change: TwoFactorChange): Promise<RecoveryCodes> {
    const codes = newRecoveryCodes();
    await this.factors.replaceCodes(user.id, codes.map(hashRecoveryCode));
    await this.changes.report(user, change);
    return { codes };
  }

  private async remove(user: Account, change: TwoFactorChange): Promise<void> {
    if (await this.factors.remove(user.id)) await this.changes.report(user, change);
  }
}

const wrong = (path: string, message: string, status: number) =>
  new ProblemError(status, message, [{ path, message }]);
