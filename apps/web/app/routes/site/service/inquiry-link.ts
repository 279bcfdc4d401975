import type { Service } from '@polaris/contracts';

/** The contact form with this service. */
export const inquiryLink = ({ id }: Pick<Service, 'id'>): string => `/contact?service=${id}`;
