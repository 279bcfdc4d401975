import { Controller } from '@nestjs/common';
import {
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  addPasskey,
  prepareNewPasskey,
  removePasskey,
  renamePasskey,
  requestPasskey,
  requestPasskeyToSignIn,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../../../platform/http/handle';
import type { UserEntity } from '../../../users/user.entity';
import { deviceName } from '../../sessions/device-name';
import { ReauthenticationService } from '../../passwords/reauthentication.service';
import { PasskeySignInService } from '../../sign-in/passkey-sign-in.service';
import { PasskeyUseService } from './passkey-use.service';
import { PasskeysService } from './passkeys.service';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly uses: PasskeyUseService,
    private readonly signIns: PasskeySignInService,
    private readonly reauthentication: ReauthenticationService,
  ) {}

  @Handle(prepareNewPasskey)
  async prepare({
    body: { currentPassword },
    user,
    sessionId,
  }: InputOf<typeof prepareNewPasskey, UserEntity>): Promise<PasskeyCreation> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    return this.passkeys.prepare(user, sessionId);
  }

  /** Named after the browser that created it, until renamed. */
  @Handle(addPasskey)
  add({
    body,
    user,
    sessionId,
    request,
  }: InputOf<typeof addPasskey, UserEntity>): Promise<Passkey> {
    return this.passkeys.add(user, sessionId, body, deviceName(request.headers['user-agent']));
  }

  @Handle(renamePasskey)
  rename({
    params,
    body: { name },
    user,
  }: InputOf<typeof renamePasskey, UserEntity>): Promise<Passkey> {
    return this.passkeys.rename(user, params.id, name);
  }

  @Handle(removePasskey)
  async remove({
    params,
    body: { currentPassword },
    user,
    sessionId,
  }: InputOf<typeof removePasskey, UserEntity>): Promise<void> {
    await this.reauthentication.assertSignedInRecently(user, sessionId, currentPassword);
    await this.passkeys.remove(user, params.id);
  }

  @Handle(requestPasskey)
  request({
    user,
    sessionId,
  }: InputOf<typeof requestPasskey, UserEntity>): Promise<PasskeyRequest> {
    return this.uses.request(user, sessionId);
  }

  @Handle(requestPasskeyToSignIn)
  requestToSignIn({
    body,
    request,
    reply,
  }: InputOf<typeof requestPasskeyToSignIn>): Promise<PasskeyRequest> {
    return this.signIns.request(body, request, reply);
  }
}
