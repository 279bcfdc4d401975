import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { type Observable, concatMap } from 'rxjs';
import { ENDPOINT, type PolarisRequest } from './policy';

/** Records exports of data in the security log. */
export abstract class ExportLog {
  abstract record(event: 'data_exported', account: string, detail: string): Promise<void>;
}

/** Logs an export, as its endpoint declares it, before the first byte is sent. */
@Injectable()
export class ExportsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: ExportLog,
  ) {}

  intercept(context: ExecutionContext, handler: CallHandler): Observable<unknown> {
    const { exports = '' } = this.reflector.get<Endpoint>(ENDPOINT, context.getHandler());
    const { currentUser, params } = context.switchToHttp().getRequest<PolarisRequest>();
    const detail = exports.replace(
      /:(\w+)/g,
      (_, name: string) => (params as Record<string, string>)[name]!,
    );
    return handler.handle().pipe(
      concatMap(async (file: unknown) => {
        await this.log.record('data_exported', currentUser!.id, detail);
        return file;
      }),
    );
  }
}
