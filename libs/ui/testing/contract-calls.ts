import {
  accountSummariesSchema,
  activitiesQuerySchema,
  activitiesSchema,
  activityInputSchema,
  activitySchema,
  activityUpdateSchema,
  adminAppointmentSchema,
  adminAppointmentsQuerySchema,
  adminAppointmentsSchema,
  adminPurchaseSchema,
  adminPurchasesQuerySchema,
  adminPurchasesSchema,
  appointmentInputSchema,
  appointmentUpdateSchema,
  appointmentsSchema,
  assetInputSchema,
  assetSchema,
  assetsSchema,
  auditEntriesSchema,
  auditQuerySchema,
  changeEmailInputSchema,
  changePasswordInputSchema,
  contactInputSchema,
  contactReceiptSchema,
  contactSubmissionSchema,
  contactSubmissionsSchema,
  contactUpdateSchema,
  contactsQuerySchema,
  conversionSchema,
  customerInputSchema,
  customerSchema,
  customerUpdateSchema,
  customersQuerySchema,
  customersSchema,
  deleteAccountInputSchema,
  devicesSchema,
  forgotPasswordInputSchema,
  importPreviewSchema,
  importQuerySchema,
  importResultSchema,
  linkInputSchema,
  linkSchema,
  loginInputSchema,
  mailSchema,
  mailsQuerySchema,
  mailsSchema,
  oneTimeLinkSchema,
  pageQuerySchema,
  plainPageQuerySchema,
  preferencesInputSchema,
  preferencesSchema,
  profileInputSchema,
  purchaseInputSchema,
  purchaseSchema,
  purchaseUpdateSchema,
  purchasesSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  serviceInputSchema,
  serviceSchema,
  servicesQuerySchema,
  servicesSchema,
  setupInputSchema,
  signInOptionsSchema,
  trashItemsSchema,
  trashQuerySchema,
  userSchema,
  usersQuerySchema,
  verifiedEmailSchema,
  verifyCodeInputSchema,
  verifyEmailInputSchema,
  weeksSchema,
} from '@polaris/contracts';

/** What a contract's schema offers. */
interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: unknown };
}

export interface ContractCall {
  query?: Schema;
  /** Of a JSON body. */
  request?: Schema;
  /** Media type of a body that is not JSON. */
  requestType?: string;
  /** Of a successful answer; without one the answer has no body. */
  response?: Schema;
}

const user = { response: userSchema };
const deletion: ContractCall = {};

/** Every call that screens make, with what the contracts say about it. */
export const contractCalls: Record<string, ContractCall> = {
  'GET /api/auth/user': user,
  'PATCH /api/auth/user': { request: profileInputSchema, ...user },
  'GET /api/auth/options': { response: signInOptionsSchema },
  'POST /api/auth/login': { request: loginInputSchema, ...user },
  'POST /api/auth/register': { request: registerInputSchema, ...user },
  'POST /api/auth/reset-password': { request: resetPasswordInputSchema, ...user },
  'POST /api/auth/setup': { request: setupInputSchema, ...user },
  'POST /api/auth/forgot-password': { request: forgotPasswordInputSchema },
  'POST /api/auth/logout': {},
  'POST /api/auth/verify-email': { request: verifyEmailInputSchema, response: verifiedEmailSchema },
  'POST /api/auth/verify-code': { request: verifyCodeInputSchema, ...user },
  'POST /api/auth/verification': {},
  'PUT /api/auth/email': { request: changeEmailInputSchema, ...user },
  'DELETE /api/auth/email': user,
  'PUT /api/auth/password': { request: changePasswordInputSchema },
  'GET /api/auth/devices': { response: devicesSchema },
  'DELETE /api/auth/devices': deletion,
  'DELETE /api/account': { request: deleteAccountInputSchema },
  'GET /api/communication-preferences': { response: preferencesSchema },
  'POST /api/communication-preferences': {
    request: preferencesInputSchema,
    response: preferencesSchema,
  },
  'GET /api/purchases': { query: plainPageQuerySchema, response: purchasesSchema },
  'POST /api/purchases': { request: purchaseInputSchema, response: purchaseSchema },
  'GET /api/sessions': { query: plainPageQuerySchema, response: appointmentsSchema },
  'POST /api/contact': { request: contactInputSchema, response: contactReceiptSchema },

  'GET /api/services': { query: servicesQuerySchema, response: servicesSchema },
  'POST /api/services': { request: serviceInputSchema, response: serviceSchema },
  'PUT /api/services/:id': { request: serviceInputSchema, response: serviceSchema },
  'GET /api/assets': { query: pageQuerySchema, response: assetsSchema },
  'POST /api/assets': { request: assetInputSchema, response: assetSchema },
  'PUT /api/assets/:id': { request: assetInputSchema, response: assetSchema },
  'DELETE /api/assets/:id': deletion,

  'GET /api/customers': { query: customersQuerySchema, response: customersSchema },
  'POST /api/customers': { request: customerInputSchema, response: customerSchema },
  'GET /api/customers/:id': { response: customerSchema },
  'PUT /api/customers/:id': { request: customerUpdateSchema, response: customerSchema },
  'DELETE /api/customers/:id': deletion,
  'GET /api/customers/:id/activities': {
    query: activitiesQuerySchema,
    response: activitiesSchema,
  },
  'GET /api/customers/:id/account': { response: linkSchema },
  'PUT /api/customers/:id/account': { request: linkInputSchema, response: linkSchema },
  'POST /api/customers/:id/account/one-time-link': { response: oneTimeLinkSchema },
  'POST /api/contacts/:id/convert': { request: conversionSchema, response: customerSchema },

  'GET /api/activities': { query: activitiesQuerySchema, response: activitiesSchema },
  'GET /api/activities/recent': { query: plainPageQuerySchema, response: activitiesSchema },
  'GET /api/activities/due': { query: plainPageQuerySchema, response: activitiesSchema },
  'POST /api/activities': { request: activityInputSchema, response: activitySchema },
  'PATCH /api/activities/:id': { request: activityUpdateSchema, response: activitySchema },
  'DELETE /api/activities/:id': deletion,

  'GET /api/admin/contact-submissions': {
    query: contactsQuerySchema,
    response: contactSubmissionsSchema,
  },
  'GET /api/admin/contact-submissions/:id': { response: contactSubmissionSchema },
  'PUT /api/admin/contact-submissions/:id': {
    request: contactUpdateSchema,
    response: contactSubmissionSchema,
  },
  'DELETE /api/admin/contact-submissions/:id': deletion,
  'GET /api/admin/users': { query: usersQuerySchema, response: accountSummariesSchema },
  'GET /api/admin/purchases': { query: adminPurchasesQuerySchema, response: adminPurchasesSchema },
  'PATCH /api/admin/purchases/:id': {
    request: purchaseUpdateSchema,
    response: adminPurchaseSchema,
  },
  'GET /api/admin/sessions': {
    query: adminAppointmentsQuerySchema,
    response: adminAppointmentsSchema,
  },
  'POST /api/admin/sessions': {
    request: appointmentInputSchema,
    response: adminAppointmentSchema,
  },
  'PATCH /api/admin/sessions/:id': {
    request: appointmentUpdateSchema,
    response: adminAppointmentSchema,
  },
  'DELETE /api/admin/sessions/:id': deletion,
  'GET /api/admin/mails': { query: mailsQuerySchema, response: mailsSchema },
  'POST /api/admin/mails/:id/retry': { response: mailSchema },
  'GET /api/admin/audit': { query: auditQuerySchema, response: auditEntriesSchema },
  'GET /api/admin/trash': { query: trashQuerySchema, response: trashItemsSchema },
  'POST /api/admin/trash/:kind/:id/restore': {},
  'GET /api/admin/statistics/weeks': { response: weeksSchema },
  'POST /api/admin/import/customers/preview': {
    requestType: 'text/csv',
    response: importPreviewSchema,
  },
  'POST /api/admin/import/customers': {
    query: importQuerySchema,
    requestType: 'text/csv',
    response: importResultSchema,
  },
};

const pattern = (call: string) => new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);

/** Paths without parameters first: `recent` is no id. */
const patterns = Object.entries(contractCalls)
  .sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')))
  .map(([call, contract]) => ({ pattern: pattern(call), contract }));

/** The contract of a call such as "GET /api/customers/7"; undefined for one that no contract knows. */
export const contractOf = (call: string): ContractCall | undefined =>
  patterns.find((entry) => entry.pattern.test(call))?.contract;
