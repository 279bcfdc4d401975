import type { Article, BreadcrumbList, Graph, Person } from 'schema-dts';
import { content } from './content.ts';
import { townOf } from '../../content/person.ts';
import { navigation } from '../../content/navigation.ts';

interface PageFacts {
  headline: string;
  description: string;
  path: string;
  publicUrl: string;
  /** The URL of the page's share picture. */
  image?: string;
  /** The dates of an essay. */
  article?: { date: string; revised?: string | undefined } | undefined;
}

/** The page as schema.org data for search engines. */
export function structuredData(page: PageFacts): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      owner(page.publicUrl),
      breadcrumbs(page),
      ...(page.article ? [article(page, page.article)] : []),
    ],
  };
}

const ownerId = (publicUrl: string): string => `${publicUrl}/about#owner`;

/** Includes name and address, for readers that do not follow the id. */
const person = (publicUrl: string) =>
  ({
    '@type': 'Person',
    '@id': ownerId(publicUrl),
    name: content().site.owner,
    url: `${publicUrl}/about`,
  }) as const;

function owner(publicUrl: string): Person {
  const { site } = content();
  return {
    '@type': 'Person',
    '@id': ownerId(publicUrl),
    name: site.owner,
    jobTitle: site.role,
    url: `${publicUrl}/about`,
    email: site.mail,
    address: {
      '@type': 'PostalAddress',
      addressLocality: townOf(site.place),
      addressCountry: 'US',
    },
    ...(site.isDemo && { disambiguatingDescription: 'Demo content: an invented person' }),
  };
}

/** The path from the home page via the navigation item to the page. */
function breadcrumbs({ path, headline, publicUrl }: PageFacts): BreadcrumbList {
  const parent = navigation.find(({ link }) => path === link || path.startsWith(`${link}/`));
  const trail = [
    { name: content().site.brand, path: '/' },
    ...(parent ? [{ name: parent.label as string, path: parent.link as string }] : []),
    ...(path === '/' || path === parent?.link ? [] : [{ name: headline, path }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: publicUrl + step.path,
    })),
  };
}

function article(
  { headline, description, path, publicUrl, image }: PageFacts,
  { date, revised }: NonNullable<PageFacts['article']>,
): Article {
  return {
    '@type': 'Article',
    headline,
    description,
    datePublished: date,
    dateModified: revised ?? date,
    ...(image && { image }),
    author: person(publicUrl),
    publisher: person(publicUrl),
    mainEntityOfPage: publicUrl + path,
    inLanguage: 'en-US',
  };
}
