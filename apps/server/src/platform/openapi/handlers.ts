import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { core } from 'zod/mini';
import { POLICY, type Policy } from '../http/policy';
import {
  OPERATION,
  type OperationDeclaration,
  RETURNS,
  type ReturnsDeclaration,
  TAG,
  type TagDeclaration,
} from './operation';

export type InputKind = 'body' | 'query' | 'parameters' | 'headers';

/** A handler as it is declared. */
export interface Handler {
  name: string;
  /** In capitals. */
  method: string;
  /** Without the prefix of the API, parameters as `:id`. */
  path: string;
  policy: Policy | undefined;
  tag: TagDeclaration | undefined;
  operation: OperationDeclaration | undefined;
  returns: ReturnsDeclaration | undefined;
  /** The inputs that the handler reads, each with its contract. */
  inputs: { from: InputKind; schema: core.$ZodType | undefined }[];
}

const INPUTS: Record<number, InputKind> = {
  [RouteParamtypes.BODY]: 'body',
  [RouteParamtypes.QUERY]: 'query',
  [RouteParamtypes.PARAM]: 'parameters',
  [RouteParamtypes.HEADERS]: 'headers',
};

export function listHandlers(discovery: DiscoveryService, scanner: MetadataScanner): Handler[] {
  return discovery
    .getControllers()
    .flatMap(({ metatype }) => (metatype ? controllerHandlers(metatype as Type, scanner) : []));
}

export const inputOf = (handler: Handler, from: InputKind): core.$ZodType | undefined =>
  handler.inputs.find((input) => input.from === from)?.schema;

function controllerHandlers(controller: Type, scanner: MetadataScanner): Handler[] {
  const prototype = controller.prototype as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .filter((key) => Reflect.hasMetadata(PATH_METADATA, prototype[key]!))
    .map((key) => ({
      name: `${controller.name}.${key}`,
      method: RequestMethod[read<number>(METHOD_METADATA, prototype[key]!)!]!,
      path: joinPaths(read(PATH_METADATA, controller)!, read(PATH_METADATA, prototype[key]!)!),
      policy: read<Policy>(POLICY, prototype[key]!),
      tag: read<TagDeclaration>(TAG, controller),
      operation: read<OperationDeclaration>(OPERATION, prototype[key]!),
      returns: read<ReturnsDeclaration>(RETURNS, prototype[key]!),
      inputs: handlerInputs(controller, key),
    }));
}

const read = <T>(key: string, target: object): T | undefined =>
  Reflect.getMetadata(key, target) as T | undefined;

const joinPaths = (...parts: string[]): string =>
  parts
    .map((part) => part.replace(/^\/|\/$/g, ''))
    .filter(Boolean)
    .join('/');

function handlerInputs(controller: Type, key: string): Handler['inputs'] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key) ?? {}) as Record<
    string,
    { schema?: core.$ZodType }
  >;
  return Object.entries(args).flatMap(([name, { schema }]) => {
    const from = INPUTS[Number(name.split(':')[0])];
    return from ? [{ from, schema }] : [];
  });
}
