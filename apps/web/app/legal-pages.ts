import { type LegalDocument, legalDocuments } from '../content/legal.ts';

const NOWHERE = '#';

/** The legal documents with a page: all of them, or none until the owner publishes them. */
export const publishedDocuments = (published: boolean): readonly LegalDocument[] =>
  published ? legalDocuments : [];

/** The footer links, `#` until published. */
export const legalLinks = (published: boolean): { label: string; link: string }[] =>
  legalDocuments.map(({ title, path }) => ({ label: title, link: published ? path : NOWHERE }));

/** The terms for orders; null until published. */
export function termsLink(published: boolean): Pick<LegalDocument, 'title' | 'path'> | null {
  const terms = publishedDocuments(published).find(({ path }) => path === '/terms');
  return terms ? { title: terms.title, path: terms.path } : null;
}
