import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AccountsService } from './accounts.service';
import { AppSignInController } from './app-sign-in.controller';
import { AppSignInService } from './app-sign-in.service';
import { AuthController } from './auth.controller';
import { CredentialsService } from './credentials.service';
import { DevicesService } from './devices.service';
import { OpenIdService } from './openid.service';
import { OwnerService } from './owner.service';
import { PassportService } from './passport.service';
import { PasswordChangeService } from './password-change.service';
import { PasswordResetService } from './password-reset.service';
import { SecurityController } from './security.controller';
import { SignInPagesController } from './sign-in-pages.controller';
import { TokensService } from './tokens.service';

@Module({
  imports: [MailModule],
  controllers: [AppSignInController, AuthController, SecurityController, SignInPagesController],
  providers: [
    AccountsService,
    AppSignInService,
    CredentialsService,
    DevicesService,
    OpenIdService,
    OwnerService,
    PassportService,
    PasswordChangeService,
    PasswordResetService,
    TokensService,
  ],
  exports: [CredentialsService, DevicesService, OwnerService, PassportService],
})
export class AuthModule {}
