import { createHash, timingSafeEqual } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../../../platform/problem/problem';
import { MetricsService } from './metrics.service';

const PATH = '/metrics';

export const isMetricsUrl = (url = '/'): boolean => url.split('?', 1)[0] === PATH;

/** Serves the metrics to Prometheus, which must send the token. */
export function serveMetrics(app: NestFastifyApplication, token: string): void {
  const metrics = app.get(MetricsService);
  const expected = digest(`Bearer ${token}`);
  app
    .getHttpAdapter()
    .getInstance()
    .get(PATH, async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
        void reply.header('www-authenticate', 'Bearer');
        throw new ProblemError(401, 'This needs the token of METRICS_TOKEN.');
      }
      void reply.type('text/plain; version=0.0.4; charset=utf-8');
      return metrics.text();
    });
}

/** Equal lengths, as a constant-time comparison requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
