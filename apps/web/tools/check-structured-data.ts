import { z } from 'zod';

/** The owner, by name and by the id of the graph's person. */
const signature = z.strictObject({
  '@type': z.literal('Person'),
  '@id': z.url(),
  name: z.string().min(1),
  url: z.url(),
});

const person = z.strictObject({
  '@type': z.literal('Person'),
  '@id': z.url(),
  name: z.string().min(1),
  jobTitle: z.string().min(1),
  url: z.url(),
  email: z.email(),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    addressLocality: z.string().min(1),
    addressCountry: z.string().length(2),
  }),
  disambiguatingDescription: z.string().optional(),
});

/** Google requires a name, an address and consecutive positions from one. */
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.int(),
        name: z.string().min(1),
        item: z.url(),
      }),
    )
    .min(1)
    .refine((steps) => steps.every(({ position }, index) => position === index + 1), {
      error: 'positions count up from 1',
    }),
});

const article = z.strictObject({
  '@type': z.literal('Article'),
  headline: z.string().min(1).max(110),
  description: z.string().min(1),
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  image: z.url(),
  author: signature,
  publisher: signature,
  mainEntityOfPage: z.url(),
  inLanguage: z.literal('en-US'),
});

const graph = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.discriminatedUnion('@type', [person, breadcrumbs, article])).min(2),
});

type Node = z.infer<typeof graph>['@graph'][number];

/** Returns the nodes of a page's structured data; throws on invalid ones. */
export function checkStructuredData(data: unknown): readonly Node[] {
  const nodes = graph.parse(data)['@graph'];
  const known = nodes.flatMap((node) => ('@id' in node ? [node['@id']] : []));
  for (const node of nodes)
    if (node['@type'] === 'Article' && !known.includes(node.author['@id']))
      throw new Error(`${node.author['@id']} is not in the graph`);
  return nodes;
}
