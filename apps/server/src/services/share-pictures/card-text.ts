import { type Service, type SiteOwner, priceLabel } from '@polaris/contracts';

/** Increase it when the drawing changes, to renew every picture. */
const DESIGN = 1;

/** What the picture of a service says. */
export interface CardText {
  brand: string;
  owner: string;
  name: string;
  price: string;
}

export const cardText = (
  service: Pick<Service, 'name' | 'price' | 'priceDisplay'>,
  { brand, name: owner }: SiteOwner,
): CardText => ({ brand, owner, name: service.name, price: priceLabel(service) });

/** Equal as long as the picture would be. */
export const cardKey = (text: CardText): string => JSON.stringify({ design: DESIGN, ...text });
