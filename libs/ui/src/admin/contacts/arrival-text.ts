import type { Arrival } from '@polaris/contracts';

/** How a visit began, in a line: "from news.example to /services/1 (letter, mail, spring)". */
export function arrivalText({ page, referrer, source, medium, campaign }: Arrival): string {
  const marks = [source, medium, campaign].filter(Boolean).join(', ');
  return `${referrer ? `from ${referrer} ` : ''}to ${page}${marks && ` (${marks})`}`;
}
