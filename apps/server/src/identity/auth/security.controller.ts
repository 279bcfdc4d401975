import { Controller } from '@nestjs/common';
import {
  type Device,
  changePassword,
  listDevices,
  signOutDevice,
  signOutEverywhere,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import type { UserEntity } from '../users/user.entity';
import { DevicesService } from './sessions/devices.service';
import { PassportService } from './sign-in/passport.service';
import { PasswordChangeService } from './passwords/password-change.service';
import { ReauthenticationService } from './passwords/reauthentication.service';

/** Endpoints for an account's password and devices. */
@Controller()
export class SecurityController {
  constructor(
    private readonly devices: DevicesService,
    private readonly passwords: PasswordChangeService,
    private readonly passport: PassportService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  /** The caller gets a new session and stays signed in. */
  @Handle(changePassword)
  async changePassword({
    body: input,
    user,
    request,
    reply,
  }: InputOf<typeof changePassword, UserEntity>): Promise<void> {
    const changed = await this.passwords.change(user, input);
    await this.passport.startSession(changed, request, reply);
  }

  @Handle(listDevices)
  listDevices({ user, sessionId }: InputOf<typeof listDevices, UserEntity>): Promise<Device[]> {
    return this.devices.list(user.id, sessionId);
  }

  @Handle(signOutDevice)
  async signOutDevice({
    params: { deviceId },
    body: { currentPassword },
    user,
    sessionId,
    request,
    reply,
  }: InputOf<typeof signOutDevice, UserEntity>): Promise<void> {
    await this.reauthentication.assertRecent(user, sessionId, currentPassword);
    const ended = await this.devices.signOut(user.id, deviceId);
    if (ended.includes(sessionId)) await this.passport.endSession(request, reply);
  }

  @Handle(signOutEverywhere)
  async signOutEverywhere({
    user,
    request,
    reply,
  }: InputOf<typeof signOutEverywhere, UserEntity>): Promise<void> {
    await this.devices.signOutEverywhere(user);
    await this.passport.endSession(request, reply);
  }
}
