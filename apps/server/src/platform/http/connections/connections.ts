import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { rejectOnSocket } from './rejections';

/** How long a connection may make no progress before it is closed. */
export interface Patience {
  /** For a response that the client does not read. */
  unreadMs: number;
  /** For a response that the client does not read, while the server stops. */
  unreadAtStopMs: number;
  /** For a request that does not continue, while the server stops. */
  unsentAtStopMs: number;
}

export const PATIENCE: Patience = {
  unreadMs: 50_000,
  unreadAtStopMs: 10_000,
  unsentAtStopMs: 5000,
};
const CHECK_MS = 5000;
const CHECK_AT_STOP_MS = 50;
/** How long the rest of a request may take to arrive after its response, if the connection ends then. */
const LINGER_MS = 5000;
/** Turns of the event loop without a new connection after which none is waiting. */
const QUIET_TURNS = 5;
const ACCEPT_MS = 2000;

interface Connection {
  request?: IncomingMessage;
  response?: ServerResponse;
  /** The client's progress, and since when it has not changed. */
  progress: string;
  since: number;
}

/**
 * The open connections of a server; stalled ones are closed. Timers decide a turn later, when arrived data has been
 * read, so that a server that was blocked itself does not cut off clients.
 */
export class Connections {
  private static readonly all = new WeakMap<Server, Connections>();
  private readonly open = new Map<Socket, Connection>();
  private accepted = 0;
  /** No new connections are accepted: open ones end with their next response. */
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

  /** Whether new connections are no longer accepted. */
  get isEnding(): boolean {
    return this.ending;
  }

  /** Call with each request, before it is answered. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.open.get(request.socket);
    if (!connection) return;
    if (this.ending) this.makeLast(response, connection.response);
    connection.request = request;
    connection.response = response;
  }

  /** Registers a listener for the start of the stop: for responses that do not end by themselves. */
  onStop(listener: () => void): void {
    this.stopListeners.push(listener);
  }

  /**
   * Accepts no new connections, responds to every request on open ones, and resolves when all are closed. A client that
   * keeps its connection can send one more request before it is closed.
   */
  drain(lingerMs: number): Promise<void> {
    return (this.draining ??= this.closeAll(lingerMs));
  }

  private async closeAll(lingerMs: number): Promise<void> {
    await this.acceptWaiting();
    // Not `close` of the HTTP server: that closes idle connections immediately and stops checking time limits.
    NetServer.prototype.close.call(this.server);
    this.ending = true;
    for (const listener of this.stopListeners) listener();
    const startedAt = Date.now();
    for (const connection of this.open.values()) {
      if (connection.response) this.makeLast(connection.response);
      connection.since = startedAt;
    }
    while (this.open.size > 0) {
      this.check();
      if (Date.now() >= startedAt + lingerMs) this.closeIdle();
      await sleep(CHECK_AT_STOP_MS);
      await nextTurn();
    }
  }

  /** The operating system has accepted connections that we have not: closing now would cut them off. */
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

  /** Ends the connection with this response instead of an earlier one. */
  private makeLast(response: ServerResponse, before?: ServerResponse): void {
    if (before && !before.headersSent) before.removeHeader('connection');
    if (!response.headersSent) response.setHeader('connection', 'close');
  }

  /**
   * Node closes a connection right after its last response. If the client is still sending its request, that resets the
   * connection, and the client can lose the response.
   */
  private endGently(socket: Socket): void {
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (this.open.get(socket)?.request?.complete !== false) return destroySoon();
      // Only once: a stopping server calls it again and again.
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

/** Whether the client has not sent all of its request. */
const isUnsent = ({ request, response }: Connection): boolean =>
  request === undefined || (!request.complete && !response?.writableEnded);

/** Changes as long as the client reads what waits for it, or sends. */
function progressOf(socket: Socket): string {
  if (socket.writableLength === 0) return `received ${socket.bytesRead}`;
  // Of one large piece, only the handle knows how much is left.
  const { writeQueueSize = 0 } =
    (socket as { _handle?: { writeQueueSize?: number } })._handle ?? {};
  return `sent ${socket.bytesWritten - socket.writableLength} ${writeQueueSize}`;
}
