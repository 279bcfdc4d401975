import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AccountsService } from './accounts.service';
import { AuthController } from './auth.controller';
import { CredentialsService } from './credentials.service';
import { OpenIdService } from './openid.service';
import { OwnerService } from './owner.service';
import { PassportService } from './passport.service';
import { PasswordResetService } from './password-reset.service';
import { SignInPagesController } from './sign-in-pages.controller';
import { TokensService } from './tokens.service';

@Module({
  imports: [MailModule],
  controllers: [AuthController, SignInPagesController],
  providers: [
    AccountsService,
    CredentialsService,
    OpenIdService,
    OwnerService,
    PassportService,
    PasswordResetService,
    TokensService,
  ],
  exports: [OwnerService, PassportService],
})
export class AuthModule {}
