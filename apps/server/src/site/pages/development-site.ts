import { fileURLToPath } from 'node:url';
import type { WebBuild } from '@polaris/contracts';
import type { Site } from './site-server';

/** The web sources, which `npm run dev` transforms in the parent process. */
export async function developmentSite(): Promise<Site> {
  const { ESModulesEvaluator, ModuleRunner } = await import('vite/module-runner');
  let isStale = true;
  let site: Promise<WebBuild> | undefined;
  const runner = new ModuleRunner(
    {
      hmr: false,
      transport: {
        connect: ({ onMessage }) =>
          void process.on('message', (message: Parameters<typeof onMessage>[0]) => {
            if (message.type === 'full-reload' || message.type === 'update') isStale = true;
            else onMessage(message);
          }),
        send: (message) => void process.send?.(message),
      },
    },
    new ESModulesEvaluator(),
  );
  /** Reloads one at a time: circular modules would be incomplete in concurrent reloads. */
  const reload = async (last: typeof site): Promise<WebBuild> => {
    await last?.catch(() => undefined);
    runner.clearCache();
    return runner.import<WebBuild>('/server.ts');
  };
  // Exits with its parent, as nothing else would stop this process.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  return {
    clientDir: fileURLToPath(new URL('../../web/public/', import.meta.url)),
    load: () => {
      if (isStale) {
        isStale = false;
        site = reload(site);
        site.catch(() => (isStale = true));
      }
      return site!;
    },
    // The parent process serves scripts and styles before requests arrive here.
    middleware: (_request, _response, next) => next(),
  };
}
