import { SetMetadata } from '@nestjs/common';
import type { core } from 'zod/mini';
import type { Example } from './examples';

export const TAG = 'polaris:tag';
export const OPERATION = 'polaris:operation';
export const RETURNS = 'polaris:returns';

export interface TagOptions {
  /** Given once where several controllers share a tag. */
  description?: string;
  /** What the contracts of the controller's calls look like filled in. */
  examples?: Example[];
}

export interface OperationOptions {
  description?: string;
  /** The kind of body, where it is not JSON. */
  body?: { mediaType: string; example: string };
  /** Request headers that the handler reads, each with its contract. */
  headers?: Record<string, core.$ZodType>;
  /** By status, a sentence about each failure that does not follow from the other declarations. */
  errors?: Record<number, string>;
}

export type TagDeclaration = TagOptions & { name: string };
export type OperationDeclaration = OperationOptions & { id: string; summary: string };
export interface ReturnsDeclaration {
  status: number;
  schema?: core.$ZodType;
  file?: { mediaType: string; example: string };
  /** The contract of the data of server-sent events. */
  events?: core.$ZodType;
}

/** The group in which the description of the API shows the calls of a controller. */
export const Tag = (name: string, options: TagOptions = {}) =>
  SetMetadata(TAG, { name, ...options } satisfies TagDeclaration);

/** The name of a call for generated clients, and what it does in a few words. */
export const Operation = (id: string, summary: string, options: OperationOptions = {}) =>
  SetMetadata(OPERATION, { id, summary, ...options } satisfies OperationDeclaration);

/** The status and the contract of a handler's success; without a contract it has no body. */
export const Returns = (status: number, schema?: core.$ZodType) =>
  SetMetadata(RETURNS, { status, ...(schema && { schema }) } satisfies ReturnsDeclaration);

/** A handler that succeeds with a file to download. */
export const ReturnsFile = (mediaType: string, example: string) =>
  SetMetadata(RETURNS, { status: 200, file: { mediaType, example } } satisfies ReturnsDeclaration);

/** A handler that succeeds with a stream of server-sent events; each has data of this contract. */
export const ReturnsEvents = (events: core.$ZodType) =>
  SetMetadata(RETURNS, { status: 200, events } satisfies ReturnsDeclaration);
