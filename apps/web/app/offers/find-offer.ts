import { type Service, type SiteData, priceLabel } from '@polaris/contracts';

/** A service as other pages show it, with its price as stored. */
export interface Offer {
  name: string;
  price: string;
  duration: string | null;
  link: string;
}

export const toOffer = (service: Service): Offer => ({
  name: service.name,
  price: priceLabel(service),
  duration: service.duration?.trim() || null,
  link: `/services/${service.id}`,
});

/** The active service with this name; null if the owner renamed or removed it, or it cannot be read. */
export async function findOffer(
  { services }: Pick<SiteData, 'services'>,
  name: string | null,
): Promise<Offer | null> {
  if (name === null) return null;
  const found = (await services().catch(() => [])).find((service) => service.name === name);
  return found ? toOffer(found) : null;
}
