import type { Service } from '@polaris/contracts';

/** The contact form, which then knows the service. */
export const askLink = ({ id }: Pick<Service, 'id'>): string => `/contact?service=${id}`;
