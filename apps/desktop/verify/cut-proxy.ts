import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** `refused`: nothing listens at the address. `silent`: connections are accepted and never answered. */
type Line = 'connected' | 'refused' | 'silent';

/**
 * A TCP proxy in front of the server, whose line a test cuts. An app behind it is offline whatever it and
 * its platform do; an emulated loss of the connection would reach only what the platform routes through it.
 */
export class CutProxy {
  private readonly open = new Set<Socket>();
  private readonly listener = createServer((socket) => this.accept(socket));
  private line: Line = 'connected';
  private port = 0;

  constructor(private readonly target: URL) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    await this.listen();
    this.port = (this.listener.address() as AddressInfo).port;
  }

  /** Changes the line; earlier connections are cut. */
  async set(line: Line): Promise<void> {
    this.line = line;
    for (const socket of this.open) socket.destroy();
    if (line === 'refused') await this.close();
    else if (!this.listener.listening) await this.listen();
  }

  async stop(): Promise<void> {
    await this.set('refused');
  }

  private async listen(): Promise<void> {
    // Without a host it listens for IPv4 and IPv6, which `localhost` can both mean.
    this.listener.listen(this.port);
    await once(this.listener, 'listening');
  }

  private async close(): Promise<void> {
    if (!this.listener.listening) return;
    this.listener.close();
    await once(this.listener, 'close');
  }

  private accept(socket: Socket): void {
    this.track(socket);
    if (this.line === 'silent') return void socket.resume();
    const upstream = connect(Number(this.target.port), this.target.hostname);
    this.track(upstream);
    socket.pipe(upstream).pipe(socket);
    socket.once('close', () => upstream.destroy());
    upstream.once('close', () => socket.destroy());
  }

  private track(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.open.delete(socket));
  }
}
