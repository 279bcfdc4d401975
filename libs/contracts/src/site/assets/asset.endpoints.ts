import { endpoint } from '../../api/endpoint.ts';
import { assetInputSchema, assetSchema, assetsSchema } from './asset.ts';
import { idParamsSchema } from '../../values/text/text.ts';
import { pageQuerySchema } from '../../values/page.ts';

export const listAssets = endpoint({
  tag: 'Assets',
  summary: 'List assets; only the owner sees inactive ones',
  method: 'GET',
  path: '/api/assets',
  allow: 'anyone',
  query: pageQuerySchema,
  returns: assetsSchema,
});

export const createAsset = endpoint({
  tag: 'Assets',
  summary: 'Add an asset',
  method: 'POST',
  path: '/api/assets',
  allow: 'owner',
  proof: 'session',
  body: assetInputSchema,
  status: 201,
  returns: assetSchema,
});

export const updateAsset = endpoint({
  tag: 'Assets',
  summary: 'Change an asset',
  method: 'PUT',
  path: '/api/assets/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
  body: assetInputSchema,
  returns: assetSchema,
});

export const deleteAsset = endpoint({
  tag: 'Assets',
  summary: 'Move an asset to the trash',
  method: 'DELETE',
  path: '/api/assets/:id',
  allow: 'owner',
  proof: 'session',
  params: idParamsSchema,
});
