import { type DuplicateReason, duplicateReasonLabels } from '@polaris/contracts';

/** "same email, similar name and company" */
export const reasonsText = (reasons: readonly DuplicateReason[]): string =>
  reasons.map((reason) => duplicateReasonLabels[reason].toLowerCase()).join(', ');
