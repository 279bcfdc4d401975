import { Controller } from '@nestjs/common';
import {
  type AuthenticatorKey,
  type RecoveryCodes,
  type SignedInAtProvider,
  type TwoFactor,
  startTwoFactor,
  checkRecentFactor,
  confirmTwoFactor,
  declineTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  finishProviderSignIn,
  getTwoFactor,
  renewRecoveryCodes,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../platform/http/handle';
import type { UserEntity } from '../../users/user.entity';
import { UsersService } from '../../users/users.service';
import { ReauthenticationService } from '../passwords/reauthentication.service';
import { ProviderSignInService } from '../sign-in/provider-sign-in.service';
import { RecentProofService } from './recent-proof.service';
import { TwoFactorService } from './two-factor.service';

@Controller()
export class TwoFactorController {
  constructor(
    private readonly factors: TwoFactorService,
    private readonly recent: RecentProofService,
    private readonly reauthentication: ReauthenticationService,
    private readonly signIns: ProviderSignInService,
    private readonly users: UsersService,
  ) {}

  @Handle(getTwoFactor)
  get({ user }: InputOf<typeof getTwoFactor, UserEntity>): Promise<TwoFactor> {
    return this.factors.state(user);
  }

  @Handle(startTwoFactor)
  async start({
    body: input,
    user,
    sessionId,
  }: InputOf<typeof startTwoFactor, UserEntity>): Promise<AuthenticatorKey> {
    const { currentPassword } = input;
    const justTyped = user.hasPassword && currentPassword === undefined;
    await (justTyped
      ? this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword)
      : this.reauthentication.assert(user, sessionId, currentPassword));
    return this.factors.start(user);
  }

  @Handle(enableTwoFactor)
  async enable({
    body: { code },
    user,
    sessionId,
    reply,
  }: InputOf<typeof enableTwoFactor, UserEntity>): Promise<RecoveryCodes> {
    const codes = await this.factors.enable(user, code);
    await this.recent.note(sessionId, reply);
    return codes;
  }

  @Handle(renewRecoveryCodes)
  async renew({
    body: { currentPassword, ...factor },
    user,
    sessionId,
  }: InputOf<typeof renewRecoveryCodes, UserEntity>): Promise<RecoveryCodes> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    return this.factors.renewCodes(user, factor, sessionId);
  }

  @Handle(disableTwoFactor)
  async disable({
    body: { currentPassword, ...factor },
    user,
    sessionId,
  }: InputOf<typeof disableTwoFactor, UserEntity>): Promise<void> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    await this.factors.disable(user, factor, sessionId);
  }

  @Handle(declineTwoFactor)
  async decline({ user }: InputOf<typeof declineTwoFactor, UserEntity>): Promise<void> {
    await this.users.update(user.id, { twoFactorDeclinedAt: new Date() });
  }

  @Handle(confirmTwoFactor)
  async confirm({
    body,
    user,
    sessionId,
    reply,
  }: InputOf<typeof confirmTwoFactor, UserEntity>): Promise<void> {
    await this.recent.confirm(user, body, sessionId);
    await this.recent.note(sessionId, reply);
  }

  /** The policy guard has already checked the proof. */
  @Handle(checkRecentFactor)
  checkRecent(): void {}

  @Handle(finishProviderSignIn)
  async finish({
    body,
    request,
    reply,
  }: InputOf<typeof finishProviderSignIn, UserEntity>): Promise<SignedInAtProvider> {
    return { location: await this.signIns.finish(body, request, reply) };
  }
}
