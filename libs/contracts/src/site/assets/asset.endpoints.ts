import { endpoint } from '../../api/endpoint.ts';
import { ownerCreate, ownerDelete, ownerWrite } from '../../api/owner-calls.ts';
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

export const createAsset = ownerCreate({
  tag: 'Assets',
  summary: 'Add an asset',
  path: '/api/assets',
  body: assetInputSchema,
  returns: assetSchema,
});

export const updateAsset = ownerWrite({
  tag: 'Assets',
  summary: 'Change an asset',
  method: 'PUT',
  path: '/api/assets/:id',
  params: idParamsSchema,
  body: assetInputSchema,
  returns: assetSchema,
});

export const deleteAsset = ownerDelete({
  tag: 'Assets',
  summary: 'Move an asset to the trash',
  path: '/api/assets/:id',
  params: idParamsSchema,
});
