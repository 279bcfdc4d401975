import { type DuplicateReason, duplicateReasonLabels } from '@polaris/contracts';

const order = Object.keys(duplicateReasonLabels) as DuplicateReason[];

/** "same email, similar name and company" */
export const reasonsText = (reasons: readonly DuplicateReason[]): string =>
  order
    .filter((reason) => reasons.includes(reason))
    .map((reason) => duplicateReasonLabels[reason].toLowerCase())
    .join(', ');
