import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { legalPages } from '../content/navigation.ts';
import { Footer } from './layout/footer.tsx';
import { noProfileLinks } from './layout/profile-links.ts';
import { legalLinks, publishedDocuments, termsLink } from './legal-pages.ts';
import { withContent } from '../content-of-request.ts';
import { LegalText } from './routes/site/legal-text.tsx';

const published = { legal: { published: true } };

const footer = (isLegalPublished: boolean) =>
  renderToStaticMarkup(<Footer links={noProfileLinks} year={2026} {...{ isLegalPublished }} />);

describe('the legal pages', () => {
  it('hides the legal pages and their links until the owner publishes them', () => {
    expect([publishedDocuments(), termsLink()]).toEqual([[], null]);
    expect(legalLinks(false)).toEqual([
      { label: 'Privacy Policy', link: '#' },
      { label: 'Terms of Service', link: '#' },
      { label: 'Cookie Policy', link: '#' },
    ]);
    expect(footer(false)).not.toContain('href="/privacy"');
  });

  it('shows the legal pages and their links once they are published', () => {
    const paths = withContent(published, publishedDocuments).map(({ path }) => path);
    expect(paths).toEqual(['/privacy', '/terms', '/cookies']);
    expect(withContent(published, termsLink)?.path).toBe('/terms');
    for (const path of paths) expect(footer(true)).toContain(`href="${path}"`);
  });

  it.each(legalPages)('shows all sections of $path with the text of the owner', (legal) => {
    const paragraphs = ['Mail goes to me alone.'];
    const sections = [{ title: 'A section of my own', paragraphs }];
    const html = withContent({ legal: { [legal.name]: { sections } } }, () =>
      renderToStaticMarkup(<LegalText legal={legal} />),
    );
    for (const text of [legal.title, 'A section of my own', paragraphs[0]])
      expect(html).toContain(text);
  });
});
