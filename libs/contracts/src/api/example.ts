import { ZodMiniObject, type core } from 'zod/mini';
import { type WithoutNulls, withNulls } from '../values/with-nulls.ts';

/** An example value of a contract. */
export class Example {
  readonly schema: core.$ZodType;
  readonly value: unknown;

  constructor(schema: core.$ZodType, value: unknown) {
    this.schema = schema;
    this.value = value;
  }
}

/** A group of calls in the description of the API. */
export class EndpointTag {
  readonly name: string;
  readonly description: string;

  constructor(name: string, description: string) {
    this.name = name;
    this.description = description;
  }
}

/** @__NO_SIDE_EFFECTS__ */
export const describeTag = (name: string, description: string): EndpointTag =>
  new EndpointTag(name, description);

/**
 * Takes the value as a client sends it: fields with a default, and nulls, can be left out.
 * @__NO_SIDE_EFFECTS__
 */
export const example = <S extends core.$ZodType>(
  schema: S,
  value: WithoutNulls<core.input<S>>,
): Example =>
  new Example(schema, schema instanceof ZodMiniObject ? withNulls(schema, value as never) : value);
