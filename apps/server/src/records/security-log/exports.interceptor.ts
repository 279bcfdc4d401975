import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { type Observable, concatMap } from 'rxjs';
import { ENDPOINT } from '../../platform/http/handle';
import type { PolarisRequest } from '../../platform/http/policy';
import { SecurityLogService } from './security-log.service';

/** What takes data away is in the security log before the first byte is sent, as its endpoint says. */
@Injectable()
export class ExportsInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly security: SecurityLogService,
  ) {}

  intercept(context: ExecutionContext, handler: CallHandler): Observable<unknown> {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    const { exports } = endpoint ?? {};
    if (exports === undefined) return handler.handle();
    const { currentUser, params } = context.switchToHttp().getRequest<PolarisRequest>();
    const detail = exports.replace(
      /:(\w+)/g,
      (_, name: string) => (params as Record<string, string>)[name]!,
    );
    return handler.handle().pipe(
      concatMap(async (file: unknown) => {
        await this.security.record('data_exported', currentUser!.id, detail);
        return file;
      }),
    );
  }
}
