import { type Service, type SiteData, dollars } from '@polaris/contracts';

/** "From $199": the lowest price in the catalog. Without a price, the words that lead to the list. */
export function startingPrice(services: readonly Pick<Service, 'price'>[]): string {
  const prices = services.map(({ price }) => price).filter((price) => price > 0);
  return prices.length > 0 ? `From ${dollars(Math.min(...prices))}` : 'Services and prices';
}

/** A page does without the price when the catalog cannot be read. */
export const readStartingPrice = ({ services }: Pick<SiteData, 'services'>): Promise<string> =>
  services().then(startingPrice, () => startingPrice([]));
