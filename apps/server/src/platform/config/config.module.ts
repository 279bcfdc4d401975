import { type DynamicModule, Global, Module } from '@nestjs/common';
import { BusinessClock } from './business-clock';
import { MailSender } from './mail-sender';
import { Settings } from './settings';

@Global()
@Module({})
export class ConfigModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: Settings, useValue: settings }, BusinessClock, MailSender],
      exports: [Settings, BusinessClock, MailSender],
    };
  }
}
