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
  it('do not exist before the owner publishes them, and the footer leads nowhere', () => {
    expect(publishedDocuments(false)).toEqual([]);
    expect(legalLinks(false)).toEqual([
      { label: 'Privacy Policy', link: '#' },
      { label: 'Terms of Service', link: '#' },
      { label: 'Cookie Policy', link: '#' },
    ]);
    expect(footer(false)).not.toContain('href="/privacy"');
  });

  it('exist afterwards, and the footer leads to them', () => {
    const paths = publishedDocuments(true).map(({ path }) => path);
    expect(paths).toEqual(['/privacy', '/terms', '/cookies']);
    for (const path of paths) expect(footer(true)).toContain(`href="${path}"`);
  });

  it.each(legalDocuments)('$path shows all of its sections', (legal) => {
    const html = renderToStaticMarkup(<LegalText legal={legal} />);
    expect(html).toContain(legal.title);
    for (const { title } of legal.sections) expect(html).toContain(title);
    expect(legal.description.length).toBeLessThanOrEqual(160);
  });
});
