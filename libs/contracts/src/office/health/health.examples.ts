import { describeTag, example } from '../../api/example.ts';
import { health, healthSchema } from './health.ts';
import { type ReleaseCheck, releaseCheckInputSchema, releaseCheckSchema } from './release-check.ts';
import { serverHealthSchema } from './server-health.ts';

const release: ReleaseCheck = {
  source: 'github.com',
  isAllowed: true,
  checkedAt: '2026-03-16T05:23:00.000Z',
  newest: '1.5.0',
  notesUrl: 'https://github.com/example/polaris/releases/tag/v1.5.0',
  failure: null,
};

export const healthExamples = [
  example(releaseCheckSchema, release),
  example(releaseCheckInputSchema, { isAllowed: true }),
  example(healthSchema, { ...health, version: '1.4.0' }),
  example(serverHealthSchema, {
    checkedAt: '2026-03-20T15:00:00.000Z',
    startedAt: '2026-03-18T08:12:00.000Z',
    version: '1.4.0',
    release,
    problems: [],
    database: {
      isEmbedded: true,
      version: '18.1',
      bytes: 48_200_000,
      tookMs: 2.4,
      connections: { used: 3, limit: 16, waiting: 0 },
    },
    mail: { hasServer: true, queued: 2, retrying: 0, retryingSince: null, failedToday: 0 },
    jobs: { waiting: 4, stuck: 0, stuckSince: null, failedToday: 0 },
    backup: {
      isNightly: true,
      lastAt: '2026-03-20T02:30:12.000Z',
      rehearsedAt: '2026-03-20T02:30:40.000Z',
      isRehearsed: true,
    },
    disks: [{ holds: 'data', freeBytes: 18_000_000_000, totalBytes: 40_000_000_000 }],
  }),
];

export const healthTag = describeTag('Health', 'Whether the server can do its work.');
