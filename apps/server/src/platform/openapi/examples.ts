import { type WithoutNulls, withNulls } from '@polaris/contracts';
import { ZodMiniObject, type core } from 'zod/mini';

/** What a contract looks like filled in. */
export interface Example {
  schema: core.$ZodType;
  value: unknown;
}

/** As it is sent: the fields that have a default may be missing, and those that are null. */
export const example = <S extends core.$ZodType>(
  schema: S,
  value: WithoutNulls<core.input<S>>,
): Example => ({
  schema,
  value: schema instanceof ZodMiniObject ? withNulls(schema, value as never) : value,
});

/** Finds the example of a contract; a list shows one of its items. */
export class Examples {
  private readonly values: Map<core.$ZodType, unknown>;

  constructor(examples: Example[]) {
    this.values = new Map(examples.map(({ schema, value }) => [schema, value]));
  }

  of(schema: core.$ZodType): unknown {
    const own = this.values.get(schema);
    if (own !== undefined || !isArray(schema)) return own;
    const item = this.of(schema._zod.def.element);
    return item === undefined ? undefined : [item];
  }
}

export const isArray = (schema: core.$ZodType): schema is core.$ZodArray =>
  schema._zod.def.type === 'array';
