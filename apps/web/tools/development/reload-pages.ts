import type { Plugin } from 'vite';

const PAGE_SCRIPT = '/app/entry.page.ts';
const EVENT = 'polaris:pages-changed';
/** The server's module graph is updated before the browser reloads. */
const WAIT_MS = 50;

/**
 * Reloads public pages when a source of their server rendering changes, as they have no hot modules.
 * Screens keep what was typed.
 */
export function reloadPages(): Plugin {
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'polaris:reload-pages',
    apply: 'serve',
    transform: (code, id) =>
      id.endsWith(PAGE_SCRIPT)
        ? `${code}\nimport.meta.hot.on(${JSON.stringify(EVENT)}, () => location.reload());\n`
        : undefined,
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => server.environments.client.hot.send(EVENT), WAIT_MS);
    },
  };
}
