import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { CheckoutSessions } from './checkout-sessions';
import { Disputes } from './disputes';
import { readForm } from './form';
import { hostedPage } from './hosted-page';
import { Idempotency } from './idempotency';
import { Refunds } from './refunds';
import type { StandInResponse } from './stand-in-response';
import { StandInError, invalidRequest } from './stripe-error';

const KEY = 'sk_test_standin';
const VERSION = '2026-10-28.endive';

/** A request that the stand-in received. */
interface Received {
  method: string;
  path: string;
  key: string | undefined;
  body: string;
}

/** A local fake of the part of Stripe's API that Polaris uses, at least as strict. */
export class StripeStandIn {
  readonly sessions = new CheckoutSessions();
  readonly refunds = new Refunds(this.sessions);
  readonly disputes = new Disputes();
  readonly idempotency = new Idempotency();
  readonly received: Received[] = [];
  /**
   * How it fails: with an error, with an error that is saved for its key, with a response lost after the
   * request was processed, or with no response.
   */
  failing: 'never' | 'always' | 'saved' | 'after work' | 'silent' = 'never';
  /** Where events about actions on the hosted page are sent. */
  webhook: string | undefined;
  private readonly server = createServer(
    (request, response) => void this.answer(request, response),
  );

  async start(): Promise<this> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The environment of a server that uses it. */
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
      STRIPE_API_BASE: this.url,
    };
  }

  /** Requests with this method to a path. */
  callsTo(method: string, path: RegExp): Received[] {
    return this.received.filter((call) => call.method === method && path.test(call.path));
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { method = '', url = '' } = request;
    const key = request.headers['idempotency-key'] as string | undefined;
    this.received.push({ method, path: url, key, body });
    if (this.failing === 'silent') return;
    if (this.failing === 'always') return send(response, awayResponse);
    const [, page, session] = /^\/c\/(pay)\/(\w+)$/.exec(url) ?? [];
    if (page)
      return this.showPage({ method, id: session!, form: new URLSearchParams(body) }, response);
    const result = this.work(request, body);
    if (this.failing === 'after work') return void response.destroy();
    send(response, result);
  }

  /** https://docs.stripe.com/payments/checkout/how-checkout-works: the event, then the return. */
  private async showPage(
    { method, id, form }: { method: string; id: string; form: URLSearchParams },
    response: ServerResponse,
  ): Promise<void> {
    const session = this.sessions.get(id);
    if (method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(hostedPage(session));
      return;
    }
    const email = form.get('email');
    const isDelayed = form.get('method') === 'us_bank_account';
    this.sessions.pay(id, { isDelayed, ...(email && { email }) });
    await this.tell({ id: `evt_${id}`, type: 'checkout.session.completed', object: { id } });
    response.writeHead(303, { location: session.success_url! }).end();
  }

  private async tell(event: SentEvent): Promise<void> {
    if (!this.webhook) return;
    const { raw, headers } = signedEvent(event);
    const sent = { 'content-type': 'application/json', ...headers };
    await fetch(this.webhook, { method: 'POST', headers: sent, body: raw });
  }

  private work(request: IncomingMessage, body: string): StandInResponse {
    try {
      assertHeaders(request);
      const key = request.headers['idempotency-key'] as string | undefined;
      const { method = '', url = '' } = request;
      const run = () =>
        this.failing === 'saved'
          ? awayResponse
          : { status: 200, body: this.route(method, new URL(url, this.url), body) };
      // Keys apply only to POST: https://docs.stripe.com/api/idempotent_requests
      return method === 'POST' ? this.idempotency.run(key, `${method} ${url} ${body}`, run) : run();
    } catch (error) {
      if (!(error instanceof StandInError)) throw error;
      return { status: error.status, body: { error: error.body } };
    }
  }

  private route(method: string, { pathname, searchParams }: URL, body: string): object {
    const [, version, ...path] = pathname.split('/');
    const [first, second, id = '', action] = path;
    if (version === 'v1' && first === 'checkout' && second === 'sessions') {
      if (method === 'POST' && id === '') return this.sessions.create(readForm(body), this.url);
      if (method === 'POST' && action === 'expire') return this.sessions.expire(id);
      if (method === 'GET')
        return id ? this.sessionFor(id, searchParams) : this.sessions.list(searchParams);
    }
    if (version === 'v1' && first === 'refunds') {
      if (method === 'POST' && second === undefined) return this.refunds.create(readForm(body));
      if (method === 'GET')
        return second ? this.refunds.get(second) : this.refunds.list(searchParams);
    }
    if (version === 'v1' && first === 'disputes' && method === 'GET' && second)
      return this.disputes.get(second);
    // https://docs.stripe.com/api/errors: an unknown address is 404
    throw new StandInError(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${method}: ${pathname}).`,
    });
  }

  private sessionFor(id: string, query: URLSearchParams): object {
    const session = this.sessions.get(id);
    const path = query.get('expand[0]');
    return path === null ? session : this.sessions.expanded(session, path);
  }
}

function assertHeaders({ method, headers }: IncomingMessage): void {
  // https://docs.stripe.com/api/authentication
  if (headers.authorization !== `Bearer ${KEY}`)
    throw new StandInError(401, {
      type: 'invalid_request_error',
      message: 'Invalid API Key provided.',
    });
  // https://docs.stripe.com/api/versioning
  if (headers['stripe-version'] !== VERSION)
    throw invalidRequest(`Invalid Stripe API version: ${String(headers['stripe-version'])}`);
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw invalidRequest('Bodies are form-encoded.');
}

const awayResponse: StandInResponse = {
  status: 500,
  body: { error: { type: 'api_error', message: 'Something went wrong at Stripe.' } },
};

function send(response: ServerResponse, { status, body, headers = {} }: StandInResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

/** The subject of an event. */
interface SentEvent {
  id: string;
  type: string;
  object: object;
  account?: string;
}

/** An event as Stripe sends it, and its signature: https://docs.stripe.com/webhooks#verify-manually */
export function signedEvent(
  event: SentEvent,
  { secret = 'whsec_standin', timestamp = Math.floor(Date.now() / 1000) } = {},
): { raw: string; headers: Record<string, string> } {
  const { id, type, object, ...more } = event;
  const raw = JSON.stringify({
    id,
    object: 'event',
    type,
    livemode: false,
    data: { object },
    ...more,
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: raw, secret, timestamp });
  return { raw, headers: { 'stripe-signature': signature } };
}
