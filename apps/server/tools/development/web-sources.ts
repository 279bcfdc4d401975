import type { ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import {
  DevEnvironment,
  type HotChannel,
  type HotChannelClient,
  type HotPayload,
  type ViteDevServer,
  createServer,
} from 'vite';

type Listener = (data: unknown, client: HotChannelClient) => void;

/** Serves the web sources with Vite: to the browser, and to the server for rendering pages. */
export class WebSources {
  private readonly listeners = new Map<string, Set<Listener>>();
  private server: ChildProcess | undefined;
  private vite: ViteDevServer | undefined;

  /** Hot reload uses the port that browsers already have open. */
  async start(front: Server): Promise<ViteDevServer> {
    const transport = this.channel();
    this.vite = await createServer({
      root: fileURLToPath(new URL('../../../web/', import.meta.url)),
      appType: 'custom',
      server: { middlewareMode: true, ws: { server: front } },
      environments: {
        ssr: {
          dev: {
            // React Router starts a second Vite for itself, without hot reload.
            createEnvironment: (name, config) =>
              config.server.hmr === false
                ? new DevEnvironment(name, config, { hot: false })
                : new DevEnvironment(name, config, { hot: true, transport }),
          },
        },
      },
    });
    return this.vite;
  }

  /** Sends modules to a server that requests them, and tells it which have changed. */
  connect(server: ChildProcess): void {
    this.server = server;
    const client = { send: (payload: HotPayload) => send(server, payload) };
    server.on('message', (payload: HotPayload) => {
      if (payload.type !== 'custom') return;
      for (const listener of this.listeners.get(payload.event) ?? [])
        listener(payload.data, client);
    });
  }

  close(): Promise<void> | undefined {
    return this.vite?.close();
  }

  private channel(): HotChannel {
    return {
      skipFsCheck: true,
      send: (payload) => this.server && send(this.server, payload),
      on: (event: string, listener: Listener) => {
        const listeners = this.listeners.get(event) ?? new Set();
        this.listeners.set(event, listeners.add(listener));
      },
      off: (event, listener) => void this.listeners.get(event)?.delete(listener as Listener),
    };
  }
}

function send(server: ChildProcess, payload: HotPayload): void {
  if (server.connected) server.send(payload, () => undefined);
}
