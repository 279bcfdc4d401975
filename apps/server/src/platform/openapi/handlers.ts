import type { Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Endpoint } from '@polaris/contracts';
import { ENDPOINT } from '../http/policy';

export interface EndpointHandler {
  name: string;
  /** Undefined for a route without one. */
  endpoint: Endpoint | undefined;
}

export function listHandlers(
  discovery: DiscoveryService,
  scanner: MetadataScanner,
): EndpointHandler[] {
  return discovery
    .getControllers()
    .flatMap(({ metatype }) => (metatype ? controllerHandlers(metatype as Type, scanner) : []));
}

function controllerHandlers(controller: Type, scanner: MetadataScanner): EndpointHandler[] {
  const prototype = controller.prototype as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .filter((key) => Reflect.hasMetadata(METHOD_METADATA, prototype[key]!))
    .map((key) => ({
      name: `${controller.name}.${key}`,
      endpoint: Reflect.getMetadata(ENDPOINT, prototype[key]!) as Endpoint | undefined,
    }));
}

/** How the handlers differ from the endpoints; the server does not start while they do. */
export function handlerProblems(
  handlers: EndpointHandler[],
  endpoints: Readonly<Record<string, Endpoint>>,
): string[] {
  return [
    ...handlers.filter(({ endpoint }) => !endpoint).map(({ name }) => `${name} has no endpoint.`),
    ...Object.entries(endpoints).flatMap(([name, endpoint]) => [
      ...countProblem(name, handlers.filter((handler) => handler.endpoint === endpoint).length),
      ...(endpoint.path.includes(':') && !endpoint.params
        ? [`${name} does not check its parameters.`]
        : []),
    ]),
  ];
}

const countProblem = (name: string, handlers: number): string[] =>
  handlers === 1 ? [] : [`${name} has ${handlers} handlers.`];
