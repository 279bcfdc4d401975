import type { MakeBoard } from './board.ts';
import { annualGivingPipeline } from './boards/annual-giving-pipeline.ts';
import { campaignProgress } from './boards/campaign-progress.ts';
import { dataQuality } from './boards/data-quality.ts';
import { donorRetention } from './boards/donor-retention.ts';
import { eventAttendance } from './boards/event-attendance.ts';
import { executiveSummary } from './boards/executive-summary.ts';
import { giftOfficers } from './boards/gift-officers.ts';

/** The seven samples, in the order in which the page shows them. */
export const boards: readonly MakeBoard[] = [
  executiveSummary,
  campaignProgress,
  annualGivingPipeline,
  donorRetention,
  giftOfficers,
  eventAttendance,
  dataQuality,
];
