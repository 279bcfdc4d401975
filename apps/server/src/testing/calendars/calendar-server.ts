import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PublicNetwork, Resolved } from '../../platform/http/outgoing/public-network';
import { makeCertificate } from '../stand-ins/certificate';

const HOST = 'calendar.test';
const LOCAL = { address: '127.0.0.1', family: 4 };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A fake of the servers that calendars are read from, over https with its own certificate. */
export class CalendarServer {
  private readonly certificate = makeCertificate(HOST);
  private readonly server: Server;
  private readonly answers = new Map<string, Answer>();
  /** The requests that it received. */
  readonly requests: string[] = [];
  /** The names that were looked up. */
  readonly lookups: string[] = [];
  /** Where names resolve to, instead of this server. */
  readonly names = new Map<string, Resolved[]>();

  constructor() {
    this.server = createServer(this.certificate, (request, response) => {
      this.requests.push(request.url!);
      const answer = this.answers.get(request.url!);
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  url(path: string): string {
    return `https://${HOST}:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** Serves a text at a path. */
  serve(path: string, answer: string | Answer): string {
    const written: Answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar' }).end(answer);
    this.answers.set(path, typeof answer === 'string' ? written : answer);
    return this.url(path);
  }

  redirect(path: string, location: string): string {
    return this.serve(path, (_request, response) => response.writeHead(302, { location }).end());
  }

  /** Makes a network resolve to this server, with its own rules for every other address. */
  joinTo(network: PublicNetwork): PublicNetwork {
    const isPublic = network.isPublic.bind(network);
    return Object.assign(network, {
      ca: this.certificate.cert,
      resolve: (host: string) => {
        this.lookups.push(host);
        const isAddress = /^[\d.]+$|:/.test(host);
        const typed = { address: host, family: host.includes(':') ? 6 : 4 };
        return Promise.resolve(this.names.get(host) ?? [isAddress ? typed : LOCAL]);
      },
      isPublic: (address: string) => address === LOCAL.address || isPublic(address),
    });
  }
}

/** A calendar with these events; fields that an event omits are filled in. */
export const calendarOf = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Polaris//Test//EN',
    ...events.flatMap((event, index) => [
      'BEGIN:VEVENT',
      ...(event.includes('UID:') ? [] : [`UID:event-${index}`]),
      'DTSTAMP:20261127T000000Z',
      ...event.trim().split(/\s*\n\s*/),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
