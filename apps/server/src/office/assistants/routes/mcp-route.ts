import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBody } from '../../../platform/http/bodies/read-body';
import { ProblemError } from '../../../platform/problem/problem';
import type { AssistantCaller } from '../assistant-callers.read-model';
import type { AssistantCallersService } from '../assistant-callers.service';
import { OAuthError } from '../authorization/oauth-error';
import type { McpService } from '../mcp/mcp.service';
import { MCP_PATH, RESOURCE_METADATA_PATH } from './paths';

const MAX_BODY_BYTES = 64 * 1024;

interface Parts {
  publicUrl: string;
  callers: AssistantCallersService;
  mcp: McpService;
}

/** Adds the route of the Model Context Protocol. Everything is checked before the protocol's library is loaded. */
export function addMcpRoute(fastify: FastifyInstance, { publicUrl, callers, mcp }: Parts): void {
  const challenge = challengeOf(publicUrl);
  fastify.post(MCP_PATH, async (request, reply) => {
    assertOwnAddress(request, publicUrl);
    try {
      assertNoQuery(request);
      const caller = await callers.identify(request.headers.authorization, request.ip);
      if (!caller) throw new OAuthError('invalid_token', 'Connect this assistant first.', 401);
      return await passOn(request, reply, caller);
    } catch (error) {
      if (!(error instanceof OAuthError)) throw error;
      if (error.status === 401)
        void reply.header('www-authenticate', challenge(request.headers.authorization && error));
      return reply.status(error.status).send(error.toJson());
    }
  });
  // Streams and sessions of earlier revisions.
  fastify.route({
    method: ['GET', 'DELETE'],
    url: MCP_PATH,
    handler: (_request, reply) => {
      void reply.header('allow', 'POST');
      throw new ProblemError(405, 'This address answers to POST alone.');
    },
  });

  async function passOn(
    { headers, raw }: FastifyRequest,
    reply: FastifyReply,
    caller: AssistantCaller,
  ): Promise<FastifyReply> {
    const body = await readBody(raw, MAX_BODY_BYTES);
    const answer = await mcp.answer({ headers, body: body.toString(), caller });
    for (const [name, value] of answer.headers) void reply.header(name, value);
    // Text as it is: the serializer must not write it as JSON again.
    return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  }
}

/** Of another site's page, or of a name that another site lets point here. */
function assertOwnAddress({ headers }: FastifyRequest, publicUrl: string): void {
  const { origin, host } = new URL(publicUrl);
  if (headers.host !== host || (headers.origin !== undefined && headers.origin !== origin))
    throw new ProblemError(403, 'This request came from another site.');
}

function assertNoQuery({ url }: FastifyRequest): void {
  if (url.includes('?'))
    throw new OAuthError(
      'invalid_request',
      'Send the token in the header Authorization: addresses end in logs.',
    );
}

/** Where to ask for access, and for what (RFC 6750, RFC 9728). */
const challengeOf = (publicUrl: string) => (error: OAuthError | '' | undefined) => {
  const wrong = error ? `error="${error.code}", error_description="${error.message}", ` : '';
  return `Bearer ${wrong}scope="read", resource_metadata="${publicUrl}${RESOURCE_METADATA_PATH}"`;
};
