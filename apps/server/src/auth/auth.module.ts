import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { AccountsService } from './accounts.service';
import { AuthController } from './auth.controller';
import { OpenIdService } from './openid.service';
import { PassportService } from './passport.service';
import { SignInPagesController } from './sign-in-pages.controller';
import { TokensService } from './tokens.service';

@Module({
  imports: [MailModule],
  controllers: [AuthController, SignInPagesController],
  providers: [AccountsService, OpenIdService, PassportService, TokensService],
  exports: [AccountsService, PassportService],
})
export class AuthModule {}
