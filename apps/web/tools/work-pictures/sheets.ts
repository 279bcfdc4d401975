import type { Sheet } from './sheet.ts';
import { dashboard } from './sheets/dashboard.ts';
import { dictionary } from './sheets/dictionary.ts';
import { guestList } from './sheets/guest-list.ts';
import { matchResult } from './sheets/match-result.ts';
import { mentorshipSheet } from './sheets/mentorship.ts';
import { queryResult } from './sheets/query-result.ts';
import { museumReport, weeklyGiving } from './sheets/report.ts';
import { resumeSheet } from './sheets/resume.ts';

export const sheets: readonly Sheet[] = [
  dashboard,
  weeklyGiving,
  matchResult,
  queryResult,
  mentorshipSheet,
  resumeSheet,
  museumReport,
  guestList,
  dictionary,
];
