import type { Service, SiteData } from '@polaris/contracts';

/** Where visitors book the free call that a service starts with. */
export const callLink = ({ id }: Pick<Service, 'id'>): string => `/call?service=${id}`;

/** Of the first such service; undefined while no call can be booked. */
export async function findCallLink({
  services,
  takesCalls,
}: Pick<SiteData, 'services' | 'takesCalls'>): Promise<string | undefined> {
  const offered = await services().catch(() => []);
  const service = offered.find(({ pricing }) => pricing === 'free call');
  return service && (await takesCalls().catch(() => false)) ? callLink(service) : undefined;
}
