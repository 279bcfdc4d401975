const MAX_LENGTH = 100;

/** The address that a title suggests: "Why Maps Lie" is `why-maps-lie`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
