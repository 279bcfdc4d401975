import * as z from 'zod/mini';
import { optionalText } from '../../values/text/text.ts';

/** The most characters of a line, and of a Markdown text, on a service's page. */
export const servicePageLimits = { line: 300, markdown: 4000 } as const;

/** Fields in plain text. A service with a situation is part of the comparison on the list. */
export const servicePageLineLabels = {
  situation: 'Situation',
  audience: 'Good fit',
  notFor: 'Not a fit',
  duration: 'Time',
  availability: 'Start',
} as const;

/** Fields in Markdown. Raw HTML is shown as text. */
export const servicePageMarkdownLabels = {
  deliverables: 'What you get',
  process: 'How it goes',
  priceCovers: 'What the price covers',
  questions: 'Questions',
  sample: 'A sample',
} as const;

/** The fields of a service's page, besides its description. */
export const servicePageLabels = { ...servicePageLineLabels, ...servicePageMarkdownLabels };

export type ServicePageLine = keyof typeof servicePageLineLabels;
export type ServicePageMarkdown = keyof typeof servicePageMarkdownLabels;
export type ServicePageField = keyof typeof servicePageLabels;

const line = optionalText(servicePageLimits.line);
const markdown = optionalText(servicePageLimits.markdown);

/** Fields that are not sent stay unchanged; empty text becomes null. */
export const servicePageInput = {
  situation: line,
  audience: line,
  notFor: line,
  duration: line,
  availability: line,
  deliverables: markdown,
  process: markdown,
  priceCovers: markdown,
  questions: markdown,
  sample: markdown,
} satisfies Record<ServicePageField, unknown>;

/** A server from before these fields does not send them. */
const stored = z._default(z.nullable(z.string()), null);

export const servicePageFields = {
  situation: stored,
  audience: stored,
  notFor: stored,
  duration: stored,
  availability: stored,
  deliverables: stored,
  process: stored,
  priceCovers: stored,
  questions: stored,
  sample: stored,
} satisfies Record<ServicePageField, unknown>;
