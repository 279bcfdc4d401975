import type { Service, SiteData } from '@polaris/contracts';

/** The page on which visitors book the free call that a service starts with. */
export const callLink = ({ id }: Pick<Service, 'id'>): string => `/call?service=${id}`;

/** The link for the first service with a free call; undefined if no call can be booked. */
export async function findCallLink({
  services,
  takesCalls,
}: Pick<SiteData, 'services' | 'takesCalls'>): Promise<string | undefined> {
  const offered = await services().catch(() => []);
  const service = offered.find(({ pricing }) => pricing === 'free call');
  return service && (await takesCalls().catch(() => false)) ? callLink(service) : undefined;
}
