import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { PreferencesModule } from '../preferences/preferences.module';
import { AccountsService } from './accounts.service';
import { AppSignInController } from './app-sign-in.controller';
import { AppSignInService } from './app-sign-in.service';
import { AuthController } from './auth.controller';
import { CredentialsService } from './credentials.service';
import { CurrentPasswordService } from './current-password.service';
import { DevicesService } from './devices.service';
import { EmailChangeService } from './email-change.service';
import { OneTimeLinksService } from './one-time-links.service';
import { OpenIdService } from './openid.service';
import { OwnerService } from './owner.service';
import { PassportService } from './passport.service';
import { PasswordAttemptsService } from './password-attempts.service';
import { PasswordChangeService } from './password-change.service';
import { PasswordResetService } from './password-reset.service';
import { SecurityController } from './security.controller';
import { SignInPagesController } from './sign-in-pages.controller';
import { TokensService } from './tokens.service';
import { VerificationCodesService } from './verification-codes.service';
import { VerificationController } from './verification.controller';
import { VerificationService } from './verification.service';

@Module({
  imports: [MailModule, PreferencesModule],
  controllers: [
    AppSignInController,
    AuthController,
    SecurityController,
    SignInPagesController,
    VerificationController,
  ],
  providers: [
    AccountsService,
    AppSignInService,
    CredentialsService,
    CurrentPasswordService,
    DevicesService,
    EmailChangeService,
    OneTimeLinksService,
    OpenIdService,
    OwnerService,
    PassportService,
    PasswordAttemptsService,
    PasswordChangeService,
    PasswordResetService,
    TokensService,
    VerificationCodesService,
    VerificationService,
  ],
  exports: [
    CredentialsService,
    DevicesService,
    OneTimeLinksService,
    OwnerService,
    PassportService,
    VerificationService,
  ],
})
export class AuthModule {}
