const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** "Company was changed in another window.", for the fields with these labels. */
export function changedElsewhere(labels: readonly string[]): string {
  if (labels.length === 0) return 'This was changed in another window.';
  const verb = labels.length === 1 ? 'was' : 'were';
  return `${listFormat.format(labels)} ${verb} changed in another window.`;
}

/** The texts of the toast and the panel of a conflict. */
export const conflictText = (labels: readonly string[]): string =>
  `${changedElsewhere(labels)} Choose what to keep, then save.`;

/** The toast's description after a merge. */
export const mergedText = (description: string | undefined, labels: readonly string[]): string =>
  [description?.replace(/[^.]$/, '$&.'), changedElsewhere(labels)].filter(Boolean).join(' ');
