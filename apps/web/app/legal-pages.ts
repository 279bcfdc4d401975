import { type LegalDocument, legalDocuments } from '../content/legal.ts';

const NOWHERE = '#';

/** The documents that have a page of their own: all of them, or none before the owner publishes them. */
export const publishedDocuments = (published: boolean): readonly LegalDocument[] =>
  published ? legalDocuments : [];

/** The links of the footer. They lead nowhere until there is something to read. */
export const legalLinks = (published: boolean): { label: string; link: string }[] =>
  legalDocuments.map(({ title, path }) => ({ label: title, link: published ? path : NOWHERE }));

/** The terms that an order is placed on; null until they are published. */
export function termsLink(published: boolean): Pick<LegalDocument, 'title' | 'path'> | null {
  const terms = publishedDocuments(published).find(({ path }) => path === '/terms');
  return terms ? { title: terms.title, path: terms.path } : null;
}
