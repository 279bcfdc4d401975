const essay = (part: string, title: string, slug: string) => ({
  part,
  title,
  slug,
  path: `/PolarisNet/${slug}`,
});

export const index = '/PolarisNet';

/** The series as its readers know it. */
export const essays = [
  essay('Prologue', 'Manifesto', 'manifesto'),
  essay('Part I', 'Trust vs. Control', 'trust-vs-control'),
  essay('Part II', 'The Polaris Net', 'polaris-net'),
  essay('Part III', 'The Seed Principle', 'seed-principle'),
  essay('Part IV', 'The Fabric of Society', 'fabric-of-society'),
  essay('Part V', 'The Long Arc', 'long-arc'),
];

export const pages = [index, ...essays.map(({ path }) => path)];
