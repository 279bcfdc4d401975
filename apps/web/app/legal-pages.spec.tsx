import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { legalDocuments } from '../content/legal.ts';
import { Footer } from './layout/footer.tsx';
import { noProfileLinks } from './layout/profile-links.ts';
import { legalLinks, publishedDocuments } from './legal-pages.ts';
import { LegalText } from './routes/site/legal/legal-text.tsx';

const footer = (isPublished: boolean) =>
  renderToStaticMarkup(
    <Footer links={noProfileLinks} year={2026} isLegalPublished={isPublished} />,
  );

describe('the legal pages', () => {
  it('hides the legal pages and their links until the owner publishes them', () => {
    expect(publishedDocuments(false)).toEqual([]);
    expect(legalLinks(false)).toEqual([
      { label: 'Privacy Policy', link: '#' },
      { label: 'Terms of Service', link: '#' },
      { label: 'Cookie Policy', link: '#' },
    ]);
    expect(footer(false)).not.toContain('href="/privacy"');
  });

  it('shows the legal pages and their links once they are published', () => {
    const paths = publishedDocuments(true).map(({ path }) => path);
    expect(paths).toEqual(['/privacy', '/terms', '/cookies']);
    for (const path of paths) expect(footer(true)).toContain(`href="${path}"`);
  });

  it.each(legalDocuments)('shows all sections of $path', (legal) => {
    const html = renderToStaticMarkup(<LegalText legal={legal} />);
    expect(html).toContain(legal.title);
    for (const { title } of legal.sections) expect(html).toContain(title);
    expect(legal.description.length).toBeLessThanOrEqual(160);
  });
});
