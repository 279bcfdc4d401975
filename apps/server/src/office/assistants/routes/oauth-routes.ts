import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_AUTHORIZATION_QUERY } from '@polaris/contracts';
import { readBody } from '../../../platform/http/bodies/read-body';
import { ProblemError } from '../../../platform/problem/problem';
import type { AssistantCallersService } from '../assistant-callers.service';
import { OAuthError } from '../authorization/oauth-error';
import type { TokenGrantsService } from '../authorization/token-grants.service';
import { AUTHORIZE_PATH, REVOKE_PATH, TOKEN_PATH } from './paths';

const MAX_FORM_BYTES = 8 * 1024;
const CONSENT_PAGE = '/admin/assistants/connect';

interface Parts {
  callers: AssistantCallersService;
  tokens: TokenGrantsService;
}

/** Adds the routes that browsers and assistants come to for access. */
export function addOAuthRoutes(fastify: FastifyInstance, { callers, tokens }: Parts): void {
  fastify.get(AUTHORIZE_PATH, (request, reply) => {
    const [, query = ''] = request.url.split(/\?(.*)/s);
    if (query.length > MAX_AUTHORIZATION_QUERY)
      throw new ProblemError(400, 'This request of an assistant is too long.');
    // The page checks it in the session of the owner, who signs in first.
    return reply.redirect(`${CONSENT_PAGE}?${query}`, 302);
  });
  fastify.post(TOKEN_PATH, (request, reply) =>
    answered(reply, async () => {
      await callers.countTokenRequest(request.ip);
      const form = await readForm(request);
      return tokens.answer(form).catch(async (error: unknown) => {
        if (error instanceof OAuthError && error.code === 'invalid_grant')
          await callers.countWrong(request.ip);
        throw error;
      });
    }),
  );
  fastify.post(REVOKE_PATH, (request, reply) =>
    answered(reply, async () => {
      await callers.countTokenRequest(request.ip);
      await tokens.revoke((await readForm(request)).get('token') ?? '');
      return {};
    }),
  );
}

async function answered(reply: FastifyReply, work: () => Promise<object>): Promise<FastifyReply> {
  try {
    return await reply.send(await work());
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    return reply.status(error.status).send(error.toJson());
  }
}

/** A field that is there twice could be read in two ways, and one in the address ends in logs. */
async function readForm(request: FastifyRequest): Promise<URLSearchParams> {
  const type = request.headers['content-type'] ?? '';
  if (request.url.includes('?')) throw invalid('Send the fields in the body, not in the address.');
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(type))
    throw invalid('Send the fields as application/x-www-form-urlencoded.');
  const form = new URLSearchParams((await readBody(request.raw, MAX_FORM_BYTES)).toString());
  if (new Set(form.keys()).size !== form.size) throw invalid('A field is in it twice.');
  return form;
}

const invalid = (description: string) => new OAuthError('invalid_request', description);
