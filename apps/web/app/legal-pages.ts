import { type LegalName, legalPages } from '../content/navigation.ts';
import { content } from './page/content.ts';

const NOWHERE = '#';

/** A document with its path and title. */
export interface LegalDocument {
  name: LegalName;
  path: string;
  title: string;
}

/** The legal documents with a page: all of them, or none until the owner publishes them. */
export const publishedDocuments = (): readonly LegalDocument[] =>
  content().legal.published ? legalPages : [];

/** The footer links, `#` until published. */
export const legalLinks = (isPublished: boolean): { label: string; link: string }[] =>
  legalPages.map(({ title, path }) => ({ label: title, link: isPublished ? path : NOWHERE }));

/** The terms for orders; null until published. */
export function termsLink(): Pick<LegalDocument, 'title' | 'path'> | null {
  const terms = publishedDocuments().find(({ name }) => name === 'terms');
  return terms ? { title: terms.title, path: terms.path } : null;
}
