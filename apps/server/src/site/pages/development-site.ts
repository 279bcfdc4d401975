import { fileURLToPath } from 'node:url';
import type { WebBuild } from '@polaris/contracts';
import type { Site } from './site-server';

/** The web sources, which `npm run dev` transforms in the process that has started this one. */
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
  /** One after the other: while modules are evaluated twice at a time, circular ones are incomplete. */
  const reload = async (last: typeof site): Promise<WebBuild> => {
    await last?.catch(() => undefined);
    runner.clearCache();
    return runner.import<WebBuild>('/server.ts');
  };
  // Without its parent, nothing would stop this process.
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
    // Scripts and styles are answered before a request comes here.
    middleware: (_request, _response, next) => next(),
  };
}
