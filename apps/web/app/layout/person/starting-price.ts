import { type Service, type SiteData, dollars } from '@polaris/contracts';

/** "From $199": the lowest price in the catalog, or else the label of the link to the list. */
export function startingPrice(services: readonly Pick<Service, 'price'>[]): string {
  const prices = services.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? `From ${dollars(Math.min(...prices))}` : 'Services and prices';
}

/** The page omits the price if the catalog cannot be read. */
export const readStartingPrice = ({ services }: Pick<SiteData, 'services'>): Promise<string> =>
  services().then(startingPrice, () => startingPrice([]));
