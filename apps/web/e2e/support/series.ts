const essay = (part: string, title: string, slug: string) => ({
  part,
  title,
  slug,
  path: `/PolarisNet/${slug}`,
});

export const seriesIndex = '/PolarisNet';

/** Expected content of the series. */
export const expectedEssays = [
  essay('Prologue', 'Manifesto', 'manifesto'),
  essay('Part I', 'Trust vs. Control', 'trust-vs-control'),
  essay('Part II', 'The Polaris Net', 'polaris-net'),
  essay('Part III', 'The Seed Principle', 'seed-principle'),
  essay('Part IV', 'The Fabric of Society', 'fabric-of-society'),
  essay('Part V', 'The Long Arc', 'long-arc'),
];

export const expectedSeriesPages = [seriesIndex, ...expectedEssays.map(({ path }) => path)];
