import { expect, it } from '@jest/globals';
import type { Service } from '@polaris/contracts';
import { comparedServices } from './compared-services.ts';

const service = (id: number, situation: string | null) => ({ id, situation }) as Service;
const ids = (...services: Service[]) => comparedServices(services).map(({ id }) => id);

it('compares services that say who they are for, in list order', () => {
  const [first, second, third] = [service(1, 'One'), service(2, null), service(3, 'Three')];
  expect(ids(first, second, third, service(4, ' \n'))).toEqual([1, 3]);
});

it('compares nothing when fewer than two services say who they are for', () => {
  expect(ids(service(1, 'One'), service(2, null))).toEqual([]);
  expect(ids()).toEqual([]);
});
