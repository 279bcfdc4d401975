import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The few hydrated pages get the whole map at once: no extra call to look routes up.
  routeDiscovery: { mode: 'initial' },
  // One file a page: the pieces of the owner's page are all needed at once.
  splitRouteModules: false,
  // The server's own origin guard has answered before a form post comes here.
  allowedActionOrigins: ['**'],
} satisfies Config;
