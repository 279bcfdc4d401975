import { Controller } from '@nestjs/common';
import {
  type MailWebhook,
  type WebhookAddress,
  listMailWebhooks,
  makePostmarkAddress,
  removeMailWebhook,
  setSesTopic,
} from '@polaris/contracts';
import { Handle, type InputOf } from '../../platform/http/handle';
import { MailWebhookSettingsService } from './mail-webhook-settings.service';

@Controller()
export class MailWebhookSettingsController {
  constructor(private readonly webhooks: MailWebhookSettingsService) {}

  @Handle(listMailWebhooks)
  list(): Promise<MailWebhook[]> {
    return this.webhooks.list();
  }

  @Handle(makePostmarkAddress)
  makeAddress({ user }: InputOf<typeof makePostmarkAddress>): Promise<WebhookAddress> {
    return this.webhooks.makePostmarkAddress(user.id);
  }

  @Handle(setSesTopic)
  setTopic({ user, body }: InputOf<typeof setSesTopic>): Promise<MailWebhook> {
    return this.webhooks.setSesTopic(user.id, body.topicArn);
  }

  @Handle(removeMailWebhook)
  remove({ user, params }: InputOf<typeof removeMailWebhook>): Promise<void> {
    return this.webhooks.remove(user.id, params.provider);
  }
}
