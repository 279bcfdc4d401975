import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ANSWERS } from './answers';
import { POLICY } from './policy';

/** A handler as it is declared. */
export interface Handler {
  name: string;
  method: string;
  path: string;
  policy: string | undefined;
  answers: boolean;
  /** The inputs that the handler reads, and whether each has a contract. */
  inputs: { from: string; checked: boolean }[];
}

const INPUTS: Record<number, string> = {
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

/** What is wrong with the declarations; the server does not start while there is anything. */
export function findUndeclared(handlers: Handler[]): string[] {
  return handlers.flatMap(({ name, policy, answers, inputs, path }) => [
    ...(policy ? [] : [`${name} declares no policy.`]),
    ...(answers ? [] : [`${name} declares no answer.`]),
    ...inputs
      .filter((input) => !input.checked)
      .map(({ from }) => `${name} has an unchecked ${from}.`),
    ...(path.includes(':') && !inputs.some(({ from }) => from === 'parameters')
      ? [`${name} does not check its parameters.`]
      : []),
  ]);
}

function controllerHandlers(controller: Type, scanner: MetadataScanner): Handler[] {
  const prototype = controller.prototype as Record<string, object>;
  return scanner
    .getAllMethodNames(prototype)
    .filter((key) => Reflect.hasMetadata(PATH_METADATA, prototype[key]!))
    .map((key) => ({
      name: `${controller.name}.${key}`,
      method: RequestMethod[Reflect.getMetadata(METHOD_METADATA, prototype[key]!) as number]!,
      path: [
        Reflect.getMetadata(PATH_METADATA, controller) as string,
        Reflect.getMetadata(PATH_METADATA, prototype[key]!) as string,
      ]
        .map((part) => part.replace(/^\/|\/$/g, ''))
        .filter(Boolean)
        .join('/'),
      policy: Reflect.getMetadata(POLICY, prototype[key]!) as string | undefined,
      answers: Reflect.hasMetadata(ANSWERS, prototype[key]!),
      inputs: handlerInputs(controller, key),
    }));
}

function handlerInputs(controller: Type, key: string): Handler['inputs'] {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, key) ?? {}) as Record<
    string,
    { schema?: unknown }
  >;
  return Object.entries(args).flatMap(([name, { schema }]) => {
    const from = INPUTS[Number(name.split(':')[0])];
    return from ? [{ from, checked: schema !== undefined }] : [];
  });
}
