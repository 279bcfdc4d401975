import { Body, Controller, Delete, Get, HttpCode, Put, Req, Res } from '@nestjs/common';
import {
  type ChangePasswordInput,
  type Device,
  changePasswordInputSchema,
  devicesSchema,
} from '@polaris/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers } from '../platform/http/answers';
import { Allow, CurrentUser } from '../platform/http/policy';
import type { UserEntity } from '../users/user.entity';
import { DevicesService } from './devices.service';
import { PassportService } from './passport.service';
import { PasswordChangeService } from './password-change.service';

/** The password and the devices of an account. */
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
  @Answers(204)
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
  @Answers(200, devicesSchema)
  listDevices(@CurrentUser() user: UserEntity, @Req() request: FastifyRequest): Promise<Device[]> {
    return this.devices.list(user.id, request.session.sessionId);
  }

  @Delete('devices')
  @HttpCode(204)
  @Allow('signed-in')
  @Answers(204)
  async signOutEverywhere(
    @CurrentUser() user: UserEntity,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.devices.signOutEverywhere(user.id);
    await this.passport.endSession(request, reply);
  }
}
