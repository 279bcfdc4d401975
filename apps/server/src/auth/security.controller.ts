import { Body, Controller, Delete, Get, HttpCode, Put, Req, Res } from '@nestjs/common';
import {
  type ChangePasswordInput,
  type Device,
  changePasswordInputSchema,
  devicesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Operation, Returns, Tag } from '../platform/openapi/operation';
import { Allow, CurrentUser, SessionId } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { DevicesService } from './devices.service';
import { PassportService } from './passport.service';
import { PasswordChangeService } from './password-change.service';
import { securityExamples } from './security.examples';

/** The password and the devices of an account. */
@Tag('Account security', {
  description: 'The password, the devices and the email address of an account.',
  examples: securityExamples,
})
@Controller('auth')
export class SecurityController {
  constructor(
    private readonly devices: DevicesService,
    private readonly passwords: PasswordChangeService,
    private readonly passport: PassportService,
  ) {}

  /** The caller stays signed in, with a session of its own. */
  @Put('password')
  @HttpCode(204)
  @Allow('signed-in')
  @Operation('changePassword', 'Change the password; other devices are signed out', {
    errors: { 409: 'This account has no password yet. Ask for one on the sign-in page.' },
  })
  @Returns(204)
  async changePassword(
    @CurrentUser() user: UserEntity,
    @Body({ schema: changePasswordInputSchema }) input: ChangePasswordInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const changed = await this.passwords.change(user, input);
    await this.passport.startSession(changed, request, reply);
  }

  @Get('devices')
  @Allow('signed-in')
  @Operation('listDevices', 'List the devices that are signed in')
  @Returns(200, devicesSchema)
  listDevices(@CurrentUser() user: UserEntity, @SessionId() sessionId: string): Promise<Device[]> {
    return this.devices.list(user.id, sessionId);
  }

  @Delete('devices')
  @HttpCode(204)
  @Allow('signed-in')
  @Operation('signOutEverywhere', 'Sign out on every device')
  @Returns(204)
  async signOutEverywhere(
    @CurrentUser() user: UserEntity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.devices.signOutEverywhere(user);
    await this.passport.endSession(request, reply);
  }
}
