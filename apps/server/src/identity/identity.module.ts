import { Module, type OnModuleInit } from '@nestjs/common';
import { ExpiredRowsService } from '../platform/jobs/expired-rows.service';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OutboxModule } from '../records/outbox/outbox.module';
import { AccessService } from './auth/access/access.service';
import { CredentialsRepository } from './auth/access/credentials.repository';
import { AuthController } from './auth/auth.controller';
import { AuthenticatorAppService } from './auth/factors/authenticator-app.service';
import { FactorAttemptsService } from './auth/factors/factor-attempts.service';
import {
  PasskeyChallengesRepository,
  expiringChallenges,
} from './auth/factors/passkeys/passkey-challenges.repository';
import { PasskeyChallengesService } from './auth/factors/passkeys/passkey-challenges.service';
import { PasskeyUseService } from './auth/factors/passkeys/passkey-use.service';
import { PasskeysController } from './auth/factors/passkeys/passkeys.controller';
import { PasskeysRepository } from './auth/factors/passkeys/passkeys.repository';
import { PasskeysService } from './auth/factors/passkeys/passkeys.service';
import { RecentProofService } from './auth/factors/recent-proof.service';
import { SecondFactorsRepository } from './auth/factors/second-factors.repository';
import { TwoFactorChangesService } from './auth/factors/two-factor-changes.service';
import { TwoFactorController } from './auth/factors/two-factor.controller';
import { TwoFactorService } from './auth/factors/two-factor.service';
import { IdentitiesRepository } from './auth/openid/identities.repository';
import { IdentityEntity } from './auth/openid/identity.entity';
import { OpenIdService } from './auth/openid/openid.service';
import { CurrentPasswordService } from './auth/passwords/current-password.service';
import { PasswordAttemptsService } from './auth/passwords/password-attempts.service';
import { PasswordChangeService } from './auth/passwords/password-change.service';
import { PasswordMailsService } from './auth/passwords/password-mails.service';
import { PasswordRequestsService } from './auth/passwords/password-requests.service';
import { PasswordResetController } from './auth/passwords/password-reset.controller';
import { PasswordResetService } from './auth/passwords/password-reset.service';
import { PasswordRulesService } from './auth/passwords/password-rules.service';
import { ReauthenticationService } from './auth/passwords/reauthentication.service';
import { SecurityController } from './auth/security.controller';
import { DevicesService } from './auth/sessions/devices.service';
import { IdentifyService } from './auth/sessions/identify.service';
import { KeepAliveService } from './auth/sessions/keep-alive.service';
import {
  LoginSessionsRepository,
  expiringSessions,
} from './auth/sessions/login-sessions.repository';
import { NewDeviceService } from './auth/sessions/new-device.service';
import { SessionOnDemand } from './auth/sessions/session-on-demand';
import { SessionRightsService } from './auth/sessions/session-rights.service';
import { SignedInReadModel } from './auth/sessions/signed-in.read-model';
import { AccountsService } from './auth/sign-in/accounts.service';
import { AppCodesRepository, expiringAppCodes } from './auth/sign-in/app-codes.repository';
import { AppSignInController } from './auth/sign-in/app-sign-in.controller';
import { AppSignInService } from './auth/sign-in/app-sign-in.service';
import { OwnerService } from './auth/sign-in/owner.service';
import { PasskeySignInService } from './auth/sign-in/passkey-sign-in.service';
import { PassportService } from './auth/sign-in/passport.service';
import { PasswordSignInService } from './auth/sign-in/password-sign-in.service';
import { ProfilesService } from './auth/profiles.service';
import { ProviderSignInService } from './auth/sign-in/provider-sign-in.service';
import { SignInPagesController } from './auth/sign-in/sign-in-pages.controller';
import { OneTimeLinksService } from './auth/tokens/one-time-links.service';
import { OneTimeTokenEntity } from './auth/tokens/one-time-token.entity';
import { OneTimeTokensRepository, expiringTokens } from './auth/tokens/one-time-tokens.repository';
import { TokensService } from './auth/tokens/tokens.service';
import { DisownService } from './auth/verification/disown.service';
import { EmailChangeMailsService } from './auth/verification/email-change-mails.service';
import { EmailChangeService } from './auth/verification/email-change.service';
import { VerificationCodesService } from './auth/verification/verification-codes.service';
import { VerificationMailsService } from './auth/verification/verification-mails.service';
import { VerificationController } from './auth/verification/verification.controller';
import { VerificationService } from './auth/verification/verification.service';
import { PreferencesController } from './preferences/preferences.controller';
import { PreferencesEntity } from './preferences/preferences.entity';
import { PreferencesRepository } from './preferences/preferences.repository';
import { PreferencesService } from './preferences/preferences.service';
import { AccountSummariesReadModel } from './users/account-summaries.read-model';
import { AccountSummariesService } from './users/account-summaries.service';
import { UserAccessRepository } from './users/user-access.repository';
import { UserPicturesService } from './users/user-pictures.service';
import { UserEntity } from './users/user.entity';
import { UsersRepository } from './users/users.repository';
import { UsersService } from './users/users.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([IdentityEntity, OneTimeTokenEntity, PreferencesEntity, UserEntity]),
    OutboxModule,
  ],
  controllers: [
    AppSignInController,
    AuthController,
    PasskeysController,
    PasswordResetController,
    PreferencesController,
    SecurityController,
    SignInPagesController,
    TwoFactorController,
    VerificationController,
  ],
  providers: [
    AccessService,
    AccountSummariesReadModel,
    AccountSummariesService,
    AccountsService,
    AppCodesRepository,
    AppSignInService,
    AuthenticatorAppService,
    CredentialsRepository,
    CurrentPasswordService,
    DevicesService,
    DisownService,
    EmailChangeMailsService,
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
    PasswordMailsService,
    PasswordRequestsService,
    PasswordResetService,
    PasswordRulesService,
    PasswordSignInService,
    PreferencesRepository,
    PreferencesService,
    ProfilesService,
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
    UserAccessRepository,
    UserPicturesService,
    UsersRepository,
    UsersService,
    VerificationCodesService,
    VerificationMailsService,
    VerificationService,
  ],
  exports: [
    AccessService,
    AccountSummariesService,
    AccountsService,
    CurrentPasswordService,
    DevicesService,
    IdentifyService,
    OneTimeLinksService,
    PasskeysService,
    PassportService,
    PreferencesService,
    ReauthenticationService,
    RecentProofService,
    SessionRightsService,
    TwoFactorService,
    UserPicturesService,
    UsersService,
    VerificationMailsService,
    VerificationService,
  ],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly expiredRows: ExpiredRowsService) {}

  onModuleInit(): void {
    for (const rows of [expiringSessions, expiringAppCodes, expiringChallenges, expiringTokens])
      this.expiredRows.register(rows);
  }
}
