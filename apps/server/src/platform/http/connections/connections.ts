import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { rejectOnSocket } from './rejections';

/** How long things may stand still before a connection is given up. */
export interface Patience {
  /** An answer that the client does not read. */
  unreadMs: number;
  /** The same while the server stops. */
  unreadAtStopMs: number;
  /** A request that stops coming while the server stops. */
  unsentAtStopMs: number;
}

export const PATIENCE: Patience = {
  unreadMs: 50_000,
  unreadAtStopMs: 10_000,
  unsentAtStopMs: 5000,
};
const CHECK_MS = 5000;
const CHECK_AT_STOP_MS = 50;
/** How long the rest of a request may take to come after its answer, when the connection ends with it. */
const LINGER_MS = 5000;
/** Turns of the event loop without a new connection after which none is waiting. */
const QUIET_TURNS = 5;
const ACCEPT_MS = 2000;

interface Connection {
  request?: IncomingMessage;
  response?: ServerResponse;
  /** How far the client has come, and since when it has not come further. */
  progress: string;
  since: number;
}

/**
 * The open connections of a server: those that stand still are closed, and all of them at the end. Timers
 * judge a turn later, when what came meanwhile has been read: a server that stood still itself would
 * otherwise cut clients off that have done their part.
 */
export class Connections {
  private static readonly all = new WeakMap<Server, Connections>();
  private readonly open = new Map<Socket, Connection>();
  private accepted = 0;
  /** No new connections are taken: those that are open end with their next answer. */
  private ending = false;
  private draining: Promise<void> | undefined;
  private readonly stopListeners: (() => void)[] = [];

  static of(server: Server, headers: Record<string, string> = {}, patience = PATIENCE) {
    const known = Connections.all.get(server) ?? new Connections(server, headers, patience);
    Connections.all.set(server, known);
    return known;
  }

  private constructor(
    private readonly server: Server,
    private readonly headers: Record<string, string>,
    private readonly patience: Patience,
  ) {
    server.on('connection', (socket) => {
      this.accepted += 1;
      this.open.set(socket, { progress: '', since: Date.now() });
      socket.once('close', () => this.open.delete(socket));
      this.endGently(socket);
    });
    const timer = setInterval(
      () => setImmediate(() => this.check()),
      Math.min(CHECK_MS, patience.unreadMs / 4),
    );
    server.once('close', () => clearInterval(timer));
    timer.unref();
  }

  /** Whether it takes no new connections any more. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** To be called with each request, before it is answered. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.open.get(request.socket);
    if (!connection) return;
    if (this.ending) this.makeLast(response, connection.response);
    connection.request = request;
    connection.response = response;
  }

  /** Called as the server starts to stop: for answers that do not end by themselves. */
  onStop(listener: () => void): void {
    this.stopListeners.push(listener);
  }

  /**
   * Takes no new connections, answers every request on those that are open, and resolves when all of
   * them are closed. A client that keeps its connection may send one request more before it is closed.
   */
  drain(lingerMs: number): Promise<void> {
    return (this.draining ??= this.closeAll(lingerMs));
  }

  private async closeAll(lingerMs: number): Promise<void> {
    await this.acceptWaiting();
    // Not the HTTP server's own: that closes idle connections at once, and stops to check time limits.
    NetServer.prototype.close.call(this.server);
    this.ending = true;
    for (const listener of this.stopListeners) listener();
    const began = Date.now();
    for (const connection of this.open.values()) {
      if (connection.response) this.makeLast(connection.response);
      connection.since = began;
    }
    while (this.open.size > 0) {
      this.check();
      if (Date.now() >= began + lingerMs) this.closeIdle();
      await sleep(CHECK_AT_STOP_MS);
      await nextTurn();
    }
  }

  /** The system has taken connections for us that we have not: to close now would cut them. */
  private async acceptWaiting(): Promise<void> {
    const end = Date.now() + ACCEPT_MS;
    // A turn that took longer than the limit may have ended before it looked for new connections.
    for (let quiet = 0, turns = 0; quiet < QUIET_TURNS; quiet += 1, turns += 1) {
      if (turns >= QUIET_TURNS && Date.now() >= end) return;
      const before = this.accepted;
      await nextTurn();
      if (this.accepted !== before) quiet = 0;
    }
  }

  /** The connection ends with this answer, and with none before it. */
  private makeLast(response: ServerResponse, before?: ServerResponse): void {
    if (before && !before.headersSent) before.removeHeader('connection');
    if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /**
   * Node closes a connection right after its last answer. What the client then still sends of its request
   * resets the connection, and the client may lose the answer.
   */
  private endGently(socket: Socket): void {
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (this.open.get(socket)?.request?.complete !== false) return destroySoon();
      // Once: a server that stops asks again and again.
      socket.destroySoon = () => undefined;
      socket.end();
      socket.once('end', destroySoon);
      setTimeout(() => setImmediate(() => socket.destroy()), LINGER_MS).unref();
    };
  }

  private closeIdle(): void {
    for (const [socket, { response }] of this.open)
      if (response ? response.writableFinished : socket.bytesRead === 0) socket.destroySoon();
  }

  private check(): void {
    for (const [socket, connection] of this.open) {
      const progress = progressOf(socket);
      if (progress !== connection.progress)
        Object.assign(connection, { progress, since: Date.now() });
      else this.closeWhenStill(socket, connection, Date.now() - connection.since);
    }
  }

  private closeWhenStill(socket: Socket, connection: Connection, stillMs: number): void {
    const { unreadMs, unreadAtStopMs, unsentAtStopMs } = this.patience;
    if (socket.writableLength > 0) {
      if (stillMs >= (this.ending ? unreadAtStopMs : unreadMs)) socket.destroy();
    } else if (this.ending && isUnsent(connection) && stillMs >= unsentAtStopMs)
      rejectOnSocket(socket, 408, this.headers);
  }
}

/** The client owes the rest of a request. */
const isUnsent = ({ request, response }: Connection): boolean =>
  request === undefined || (!request.complete && !response?.writableEnded);

/** Changes as long as the client does its part: reads what waits for it, else sends. */
function progressOf(socket: Socket): string {
  if (socket.writableLength === 0) return `received ${socket.bytesRead}`;
  // Of one large piece, only the handle knows how much is left.
  const { writeQueueSize = 0 } =
    (socket as { _handle?: { writeQueueSize?: number } })._handle ?? {};
  return `sent ${socket.bytesWritten - socket.writableLength} ${writeQueueSize}`;
}
