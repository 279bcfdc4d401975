import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { ExpiredRowsService } from '../platform/database/expired-rows.service';
import { AccessModule } from './access/access.module';
import { AccountsService } from './accounts.service';
import { AppCodesRepository, expiringAppCodes } from './app-codes.repository';
import { AppSignInController } from './app-sign-in.controller';
import { AppSignInService } from './app-sign-in.service';
import { AuthController } from './auth.controller';
import { CurrentPasswordService } from './current-password.service';
import { DevicesService } from './devices.service';
import { EmailChangeService } from './email-change.service';
import { IdentifyService } from './identify.service';
import { IdentitiesRepository } from './identities.repository';
import { IdentityEntity } from './identity.entity';
import { KeepAliveService } from './keep-alive.service';
import { LoginSessionsRepository, expiringSessions } from './login-sessions.repository';
import { OneTimeLinksService } from './one-time-links.service';
import { OneTimeTokenEntity } from './one-time-token.entity';
import { OneTimeTokensRepository, expiringTokens } from './one-time-tokens.repository';
import { OpenIdService } from './openid.service';
import { OwnerService } from './owner.service';
import { PassportService } from './passport.service';
import { PasswordAttemptsService } from './password-attempts.service';
import { PasswordChangeService } from './password-change.service';
import { PasswordResetService } from './password-reset.service';
import { ReauthenticationService } from './reauthentication.service';
import { SecurityController } from './security.controller';
import { SessionOnDemand } from './session-on-demand';
import { SessionRightsService } from './session-rights.service';
import { SignInPagesController } from './sign-in-pages.controller';
import { SignedInReadModel } from './signed-in.read-model';
import { TokensService } from './tokens.service';
import { VerificationCodesService } from './verification-codes.service';
import { VerificationController } from './verification.controller';
import { VerificationService } from './verification.service';

@Module({
  imports: [
    AccessModule,
    TypeOrmModule.forFeature([IdentityEntity, OneTimeTokenEntity]),
    MailModule,
  ],
  controllers: [
    AppSignInController,
    AuthController,
    SecurityController,
    SignInPagesController,
    VerificationController,
  ],
  providers: [
    AccountsService,
    AppCodesRepository,
    AppSignInService,
    CurrentPasswordService,
    DevicesService,
    EmailChangeService,
    IdentifyService,
    IdentitiesRepository,
    KeepAliveService,
    LoginSessionsRepository,
    OneTimeLinksService,
    OneTimeTokensRepository,
    OpenIdService,
    OwnerService,
    PassportService,
    PasswordAttemptsService,
    PasswordChangeService,
    PasswordResetService,
    ReauthenticationService,
    SessionOnDemand,
    SessionRightsService,
    SignedInReadModel,
    TokensService,
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
    PassportService,
    ReauthenticationService,
    SessionOnDemand,
    SessionRightsService,
    VerificationService,
  ],
})
export class AuthModule implements OnModuleInit {
  constructor(private readonly expiredRows: ExpiredRowsService) {}

  onModuleInit(): void {
    for (const rows of [expiringSessions, expiringAppCodes, expiringTokens])
      this.expiredRows.register(rows);
  }
}
