import { type Call, MISSING, NOT_FOUND } from '../testing/call';
import { assetInput } from '../testing/factories';

export const calls: Call[] = [
  { name: 'GET assets', path: '/api/assets', success: 200, who: 'anyone' },
  { name: 'POST assets', path: '/api/assets', body: assetInput(), success: 201, who: 'owner' },
  {
    name: 'PUT assets/:id',
    path: `/api/assets/${MISSING}`,
    body: assetInput(),
    success: NOT_FOUND,
    who: 'owner',
  },
  { name: 'DELETE assets/:id', path: `/api/assets/${MISSING}`, success: NOT_FOUND, who: 'owner' },
];
