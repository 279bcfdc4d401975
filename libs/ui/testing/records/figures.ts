import type { Backups, Money, ServerHealth, Today, Week } from '@polaris/contracts';

/** Twelve weeks; the last one has these figures. */
export const someWeeks = (submissions = 0, activities = 0): Week[] =>
  Array.from({ length: 12 }, (_, index) => {
    const monday = new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString().slice(0, 10);
    return index < 11
      ? { monday, submissions: 0, activities: 0 }
      : { monday, submissions, activities };
  });

/** Nightly backups; the last one is an hour old and verified. */
export const someBackups = (own: Partial<Backups> = {}): Backups => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  return {
    isNightly: true,
    isEncrypted: false,
    isRunning: false,
    isOverdue: false,
    datedAhead: null,
    last: {
      at: hourAgo,
      file: '/var/backups/polaris-2026-01-02.backup',
      bytes: 12_400_000,
      rows: 123_456,
      seconds: 42.3,
    },
    failure: null,
    rehearsal: { at: hourAgo, result: 'passed', message: null, backupAt: hourAgo },
    bucket: null,
    restored: null,
    failedRestore: null,
    safetyCopies: [],
    heldMails: 0,
    ...own,
  };
};

/** A healthy server with nightly backups. */
export const someServerHealth = (own: Partial<ServerHealth> = {}): ServerHealth => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  return {
    checkedAt: new Date().toISOString(),
    startedAt: hourAgo,
    version: '0.1.0',
    release: {
      source: null,
      isAllowed: false,
      checkedAt: null,
      newest: null,
      notesUrl: null,
      failure: null,
    },
    problems: [],
    database: {
      isEmbedded: true,
      version: '18.1',
      bytes: 48_200_000,
      tookMs: 2.4,
      connections: { used: 3, limit: 16, waiting: 0 },
    },
    mail: { hasServer: true, queued: 0, retrying: 0, retryingSince: null, failedToday: 0 },
    jobs: { waiting: 4, stuck: 0, stuckSince: null, failedToday: 0 },
    backup: { isNightly: true, lastAt: hourAgo, rehearsedAt: hourAgo, isRehearsed: true },
    disks: [{ holds: 'data and backups', freeBytes: 18e9, totalBytes: 40e9 }],
    ...own,
  };
};

const noOffers = { count: 0, total: 0 };
const nothing = { received: 0, refunded: 0 };

/** A year without income. */
export const someMoney = (own: Partial<Money> = {}): Money => ({
  year: 2026,
  years: [2026, 2025],
  ...nothing,
  thisMonth: nothing,
  months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, ...nothing })),
  services: [],
  pages: [],
  sources: [],
  owed: 0,
  dueNow: own.owed ?? 0,
  overdue: 0,
  owedCount: 0,
  owedItems: [],
  due: { weeks: [], later: 0, undated: 0 },
  offers: {
    ...{ sent: noOffers, accepted: noOffers, declined: noOffers, ended: noOffers },
    waiting: noOffers,
    declines: [],
  },
  ...own,
});

const none = { total: 0, items: [] };

/** A day on which nothing is due. */
export const someToday = (own: Partial<Today> = {}): Today => ({
  day: '2026-01-02',
  orders: none,
  followUps: none,
  tasks: none,
  sessions: none,
  unreadSubmissions: 0,
  messages: none,
  offers: none,
  overdueInvoices: { count: 0, owed: 0 },
  overduePlans: { count: 0, owed: 0 },
  waitingMonths: 0,
  waitingDrafts: 0,
  next: { followUps: none, tasks: none, sessions: none },
  ...own,
});
