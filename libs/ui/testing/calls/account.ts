import {
  changeEmailInputSchema,
  changePasswordInputSchema,
  deleteAccountInputSchema,
  devicesSchema,
  preferencesInputSchema,
  preferencesSchema,
  userSchema,
} from '@polaris/contracts';
import type { ContractCalls } from '../contract-call.ts';

export const calls: ContractCalls = {
  'PUT /api/auth/email': { request: changeEmailInputSchema, response: userSchema },
  'DELETE /api/auth/email': { response: userSchema },
  'PUT /api/auth/password': { request: changePasswordInputSchema },
  'GET /api/auth/devices': { response: devicesSchema },
  'DELETE /api/auth/devices': {},
  'DELETE /api/account': { request: deleteAccountInputSchema },
  'GET /api/communication-preferences': { response: preferencesSchema },
  'POST /api/communication-preferences': {
    request: preferencesInputSchema,
    response: preferencesSchema,
  },
};
