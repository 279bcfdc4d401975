import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Sends all routes with the page, without requests for more.
  routeDiscovery: { mode: 'initial' },
  // One file for each route, as all of its parts are needed.
  splitRouteModules: false,
  // The server's origin guard checks form posts first.
  allowedActionOrigins: ['**'],
} satisfies Config;
