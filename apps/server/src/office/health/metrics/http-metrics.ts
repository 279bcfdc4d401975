import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Histogram, type Sample, histogram, metric } from './prometheus';

/** A few fixed classes, so that arbitrary URLs cannot create metrics. */
type RouteClass = 'api' | 'stream' | 'admin' | 'file' | 'page';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures responses, from the first byte of the request to the last byte sent. */
export class HttpMetrics {
  private readonly counts = new Map<string, number>();
  private readonly durations = new Map<RouteClass, Histogram>();

  observe({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const startedAt = performance.now();
    response.once('close', () => {
      const route = routeClass(url);
      const key = `${route} ${response.statusCode}`;
      this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
      this.durationsOf(route).observe((performance.now() - startedAt) / 1000);
    });
  }

  text(): string {
    const requests = [...this.counts].map(([key, count]): Sample => {
      const [route = '', status = ''] = key.split(' ');
      return [{ route, status }, count];
    });
    const durations = [...this.durations].map(([route, one]): [Sample[0], Histogram] => [
      { route },
      one,
    ]);
    return (
      metric('polaris_http_requests_total', 'counter', 'Requests that were answered.', requests) +
      histogram('polaris_http_request_duration_seconds', 'How long answers took.', durations)
    );
  }

  private durationsOf(route: RouteClass): Histogram {
    const known = this.durations.get(route) ?? new Histogram(SECONDS);
    this.durations.set(route, known);
    return known;
  }
}

function routeClass(url: string): RouteClass {
  const path = url.split('?', 1)[0]!;
  // A stream stays open as long as its window.
  if (path === '/api/admin/events') return 'stream';
  if (/^\/api(\/|$)/.test(path)) return 'api';
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return /\.\w+$/.test(path) ? 'file' : 'page';
}
