import { IncomingMessage } from 'node:http';
import {
  Delete,
  type ExecutionContext,
  Get,
  Header,
  HttpCode,
  Patch,
  Post,
  Put,
  SetMetadata,
  type StreamableFile,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
} from '@nestjs/common';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  fillPath,
  idempotencyKeySchema,
  successStatus,
} from '@polaris/contracts';
import type { FastifyReply } from 'fastify';
import { type core, safeParse } from 'zod/mini';
import type { JsonPage, Page } from '../database/list/list';
import { setKeyedRequest } from '../logging/request-context';
import { contentDigest } from '../database/content-digest';
import { ExportsInterceptor } from './exports.interceptor';
import { PageInterceptor } from './page.interceptor';
import { ENDPOINT, type PolarisRequest, type SignedInUser } from './policy';
import { ProblemError, invalid, toFieldErrors } from '../problem/problem';

/** The input of a handler: everything sent, validated by its contract. */
export interface InputOf<E extends Endpoint, User = SignedInUser> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: E extends { upload: object } | { webhook: true } ? IncomingMessage : BodyOf<E>;
  /** The account as it is in the database now. */
  user: E['allow'] extends 'anyone' ? User | undefined : User;
  /** The login session of the user. */
  sessionId: string;
  request: PolarisRequest;
  /** For cookies; the response is the handler's return value. */
  reply: FastifyReply;
}

type ItemOf<A> = A extends readonly (infer Item)[] ? Page<Item> | JsonPage : never;

/** The type a handler must return: the endpoint's response, or a page of it. */
type Result<E extends Endpoint> = E extends { file: object } | { events: object }
  ? StreamableFile | string
  : E extends { returns: core.$ZodType }
    ? AnswerOf<E> | ItemOf<AnswerOf<E>> | StreamableFile
    : void;

type Handler<E extends Endpoint> = (
  input: InputOf<E, never>,
  ...rest: never[]
) => Result<E> | Promise<Result<E>>;

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete };

/** Declares the handler of a call; the endpoint defines its policy, input and response. */
export const Handle =
  <const E extends Endpoint>(endpoint: E) =>
  <M extends Handler<E>>(target: object, key: string, method: TypedPropertyDescriptor<M>): void => {
    Checked(endpoint)(target, key, 0);
    applyDecorators(
      SetMetadata(ENDPOINT, endpoint),
      methods[endpoint.method](endpoint.path.replace('/api/', '')),
      HttpCode(successStatus(endpoint)),
      ...(endpoint.query && endpoint.returns ? [UseInterceptors(PageInterceptor)] : []),
      ...(endpoint.exports === undefined ? [] : [UseInterceptors(ExportsInterceptor)]),
      ...(endpoint.events ? EVENT_HEADERS : []),
    )(target, key, method as PropertyDescriptor);
  };

/** Proxies must pass on each event immediately, neither buffered nor compressed. */
const EVENT_HEADERS = [
  Header('Cache-Control', 'no-store, no-transform'),
  Header('X-Accel-Buffering', 'no'),
];

const Checked = createParamDecorator((endpoint: Endpoint, context: ExecutionContext) => {
  const http = context.switchToHttp();
  return readInput(endpoint, http.getRequest<PolarisRequest>(), http.getResponse<FastifyReply>());
});

interface Input {
  params?: object | undefined;
  query?: unknown;
  body?: unknown;
}

function readInput(endpoint: Endpoint, request: PolarisRequest, reply: FastifyReply) {
  const { params, query, body, upload, webhook, hasIdempotencyKey } = endpoint;
  const input = {
    params: params && (check(params, request.params) as object),
    query: query && check(query, request.query),
    body: webhook ? request.raw : upload ? unreadIn(request) : body && check(body, request.body),
  };
  if (hasIdempotencyKey) noteKey(endpoint, request, input);
  const { currentUser: user, sessionId } = request;
  return { ...input, user, sessionId, request, reply };
}

function check(schema: core.$ZodType, value: unknown): unknown {
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  throw invalid(toFieldErrors(result.error.issues));
}

/** The body that the handler reads itself. */
function unreadIn({ body }: PolarisRequest): IncomingMessage {
  if (body instanceof IncomingMessage) return body;
  throw new ProblemError(400, 'The request is empty.');
}

/** Uses the endpoint's path: the address may have been written with percent escapes. */
function noteKey({ method, path }: Endpoint, request: PolarisRequest, input: Input): void {
  const { params = {}, query, body } = input;
  const key = keyIn(request);
  const userId = request.currentUser?.id;
  if (key === undefined || userId === undefined) return;
  setKeyedRequest({
    userId,
    key,
    request: `${method} ${fillPath(path, { params })}`,
    contentHash: contentDigest([query, body], [request.query, request.body]),
  });
}

function keyIn({ headers }: PolarisRequest): string | undefined {
  const key = safeParse(idempotencyKeySchema, headers['idempotency-key']);
  if (key.success) return key.data;
  const [issue] = key.error.issues;
  throw invalid([{ path: 'Idempotency-Key', message: issue?.message ?? 'Not a key.' }]);
}
