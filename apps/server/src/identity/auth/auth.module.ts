import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../records/outbox/mail.module';
import { ExpiredRowsService } from '../../platform/jobs/expired-rows.service';
import { AuditModule } from '../../records/audit/audit.module';
import { AccessModule } from './access/access.module';
import { AccountsService } from './sign-in/accounts.service';
import { AppCodesRepository, expiringAppCodes } from './sign-in/app-codes.repository';
import { AppSignInController } from './sign-in/app-sign-in.controller';
import { AppSignInService } from './sign-in/app-sign-in.service';
import { AuthController } from './auth.controller';
import { CurrentPasswordService } from './passwords/current-password.service';
import { DevicesService } from './sessions/devices.service';
import { EmailChangeService } from './verification/email-change.service';
import { FactorAttemptsService } from './factors/factor-attempts.service';
import { IdentifyService } from './sessions/identify.service';
import { IdentitiesRepository } from './openid/identities.repository';
import { IdentityEntity } from './openid/identity.entity';
import { KeepAliveService } from './sessions/keep-alive.service';
import { LoginSessionsRepository, expiringSessions } from './sessions/login-sessions.repository';
import {
  PasskeyChallengesRepository,
  expiringChallenges,
} from './factors/passkeys/passkey-challenges.repository';
import { PasskeyChallengesService } from './factors/passkeys/passkey-challenges.service';
import { PasskeySignInService } from './sign-in/passkey-sign-in.service';
import { PasskeyUseService } from './factors/passkeys/passkey-use.service';
import { PasskeysController } from './factors/passkeys/passkeys.controller';
import { PasskeysRepository } from './factors/passkeys/passkeys.repository';
import { PasskeysService } from './factors/passkeys/passkeys.service';
import { NewDeviceService } from './sessions/new-device.service';
import { OneTimeLinksService } from './tokens/one-time-links.service';
import { OneTimeTokenEntity } from './tokens/one-time-token.entity';
import { OneTimeTokensRepository, expiringTokens } from './tokens/one-time-tokens.repository';
import { OpenIdService } from './openid/openid.service';
import { OwnerService } from './sign-in/owner.service';
import { PassportService } from './sign-in/passport.service';
import { PasswordAttemptsService } from './passwords/password-attempts.service';
import { PasswordChangeService } from './passwords/password-change.service';
import { PasswordResetService } from './passwords/password-reset.service';
import { PasswordRulesService } from './passwords/password-rules.service';
import { ProviderSignInService } from './sign-in/provider-sign-in.service';
import { ReauthenticationService } from './passwords/reauthentication.service';
import { RecentProofService } from './factors/recent-proof.service';
import { SecondFactorsRepository } from './factors/second-factors.repository';
import { SecurityController } from './security.controller';
import { SessionOnDemand } from './sessions/session-on-demand';
import { SessionRightsService } from './sessions/session-rights.service';
import { SignInPagesController } from './sign-in/sign-in-pages.controller';
import { SignedInReadModel } from './sessions/signed-in.read-model';
import { TokensService } from './tokens/tokens.service';
import { TwoFactorController } from './factors/two-factor.controller';
import { TwoFactorChangesService } from './factors/two-factor-changes.service';
import { TwoFactorService } from './factors/two-factor.service';
import { VerificationCodesService } from './verification/verification-codes.service';
import { VerificationController } from './verification/verification.controller';
import { VerificationService } from './verification/verification.service';

@Module({
  imports: [
    AccessModule,
    AuditModule,
    TypeOrmModule.forFeature([IdentityEntity, OneTimeTokenEntity]),
    MailModule,
  ],
  controllers: [
    AppSignInController,
    AuthController,
    PasskeysController,
    SecurityController,
    SignInPagesController,
    TwoFactorController,
    VerificationController,
  ],
  providers: [
    AccountsService,
    AppCodesRepository,
    AppSignInService,
    CurrentPasswordService,
    DevicesService,
    EmailChangeService,
    FactorAttemptsService,
    IdentifyService,
    IdentitiesRepository,
    KeepAliveService,
    LoginSessionsRepository,
    NewDeviceService,
    OneTimeLinksService,
    OneTimeTokensRepository,
    OpenIdService,
    OwnerService,
    PasskeyChallengesRepository,
    PasskeyChallengesService,
    PasskeySignInService,
    PasskeyUseService,
    PasskeysRepository,
    PasskeysService,
    PassportService,
    PasswordAttemptsService,
    PasswordChangeService,
    PasswordResetService,
    PasswordRulesService,
    ProviderSignInService,
    ReauthenticationService,
    RecentProofService,
    SecondFactorsRepository,
    SessionOnDemand,
    SessionRightsService,
    SignedInReadModel,
    TokensService,
    TwoFactorChangesService,
    TwoFactorService,
    VerificationCodesService,
    VerificationService,
  ],
  exports: [
    AccessModule,
    AccountsService,
    CurrentPasswordService,
    DevicesService,
    IdentifyService,
    KeepAliveService,
    OneTimeLinksService,
    OwnerService,
    PasskeysService,
    PassportService,
    ReauthenticationService,
    RecentProofService,
    SessionOnDemand,
    SessionRightsService,
    TwoFactorService,
    VerificationService,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(private readonly expiredRows: ExpiredRowsService) {}

  onModuleInit(): void {
    for (const rows of [expiringSessions, expiringAppCodes, expiringChallenges, expiringTokens])
      this.expiredRows.register(rows);
  }
}
