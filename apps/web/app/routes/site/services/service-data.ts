import { type Service, serviceCategoryLabels } from '@polaris/contracts';
import { content } from '../../../page/content.ts';

/** A service as schema.org data for search engines. */
export function serviceData(service: Service, publicUrl: string, picture: string | undefined) {
  const { owner, role } = content().site;
  const url = `${publicUrl}/services/${service.id}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    serviceType: serviceCategoryLabels[service.category],
    url,
    ...(picture && { image: publicUrl + picture }),
    provider: {
      '@type': 'Person',
      '@id': `${publicUrl}/about#owner`,
      name: owner,
      jobTitle: role,
      url: `${publicUrl}/about`,
    },
    ...(service.price > 0 && { offers: offer(service.price, url) }),
  };
}

const offer = (price: number, url: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'USD',
  url,
});

export const listData = (services: readonly Service[], publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: services.map(({ id, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: `${publicUrl}/services/${id}`,
  })),
});
