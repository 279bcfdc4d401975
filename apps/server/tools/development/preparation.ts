import { once } from 'node:events';
import type { Server } from 'node:http';
import { freePort } from '../../src/testing/processes/free-port.ts';

/** What all servers of a development session share: the port in front, and the database. */
export class Preparation {
  /** Parts of the server that this process also uses, so it builds them, too. */
  static readonly parts = {
    start: 'src/start.ts',
    'load-environment': 'src/platform/config/load-environment.ts',
  };
  serverPort = 0;
  stopDatabase = (): Promise<void> => Promise.resolve();
  private settings: Promise<Record<string, string>> | undefined;
  private readonly front: Server;

  constructor(front: Server) {
    this.front = front;
  }

  /** The environment of each server: its own address, and the database. */
  done(): Promise<Record<string, string>> {
    return (this.settings ??= this.prepare());
  }

  private async prepare(): Promise<Record<string, string>> {
    const start = await importBuilt<typeof import('../../src/start')>('start');
    const config =
      await importBuilt<typeof import('../../src/platform/config/load-environment')>(
        'load-environment',
      );
    try {
      config.readDotEnv();
      const environment = config.loadEnvironment(process.env);
      const { PORT, HOST, PUBLIC_URL, SEED } = environment;
      await listen(this.front, PORT, HOST);
      const database = await start.openDatabase(environment, (line) => console.log(line));
      this.stopDatabase = () => database.stop();
      this.serverPort = await freePort();
      return {
        NODE_ENV: 'development',
        HOST: '127.0.0.1',
        PORT: String(this.serverPort),
        PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
        DATABASE_URL: database.url,
        SEED: SEED ?? (database.embedded ? 'demo' : 'none'),
      };
    } catch (error) {
      return start.failStart(error);
    }
  }
}

const importBuilt = async <T>(name: keyof typeof Preparation.parts): Promise<T> =>
  (await import(new URL(`../../dist/${name}.js`, import.meta.url).href)) as T;

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening');
}
