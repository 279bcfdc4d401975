import { isDeepStrictEqual } from 'node:util';
import * as contracts from '@polaris/contracts';
import { type core, registry, toJSONSchema } from 'zod/mini';
import { isArray } from '@polaris/contracts/api';

export type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const PREFIX = '#/components/schemas/';

/**
 * The contracts as named schemas: `customerSchema` is `#/components/schemas/Customer`. Only what a call
 * refers to is part of the description.
 */
export class Components {
  private readonly names = registry<{ id: string }>();
  private readonly generated: Record<Direction, Record<string, Json>>;
  private readonly used = new Map<string, Json>();

  constructor() {
    for (const [key, value] of Object.entries(contracts)) {
      const name = /^(.+)Schema$/.exec(key)?.[1];
      if (name && isNamed(value))
        this.names.add(value, { id: name[0]!.toUpperCase() + name.slice(1) });
    }
    this.generated = { input: this.generate('input'), output: this.generate('output') };
  }

  /** Returns a reference to a named contract, or to a list of one. */
  schema(schema: core.$ZodType, direction: Direction): Json {
    if (isArray(schema))
      return { type: 'array', items: this.schema(schema._zod.def.element, direction) };
    const name = this.names.get(schema)?.id;
    if (!name) throw new Error('A call reads or answers a contract that has no exported name.');
    this.add(name, direction);
    return { $ref: PREFIX + name };
  }

  /** The fields of a query, of a path's parameters or of headers, each with its schema. */
  fields(schema: core.$ZodType): { name: string; required: boolean; schema: Json }[] {
    const id = this.names.get(schema)?.id;
    const json = id ? this.generated.input[id]! : this.convert(schema);
    this.addReferences(json, 'input');
    const { properties = {}, required = [] } = json as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, field]) => ({
      name,
      required: required.includes(name),
      schema: field,
    }));
  }

  /** Every schema that was referred to, by name. */
  all(): Record<string, Json> {
    return Object.fromEntries([...this.used].sort(([a], [b]) => a.localeCompare(b)));
  }

  private convert(schema: core.$ZodType): Json {
    return clean(toJSONSchema(schema, options('input')));
  }

  private generate(direction: Direction): Record<string, Json> {
    const { schemas } = toJSONSchema(this.names, {
      uri: (id) => PREFIX + id,
      ...options(direction),
    });
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, clean(schema as Json)]),
    );
  }

  private add(name: string, direction: Direction): void {
    const schema = this.generated[direction][name]!;
    const known = this.used.get(name);
    if (known && !isDeepStrictEqual(known, schema))
      throw new Error(`${name} is read and answered in different forms: they need two names.`);
    if (known) return;
    this.used.set(name, schema);
    this.addReferences(schema, direction);
  }

  private addReferences(json: Json, direction: Direction): void {
    for (const [, name] of JSON.stringify(json).matchAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    ))
      this.add(name!, direction);
  }
}

const isNamed = (value: unknown): value is core.$ZodType => {
  const type = (value as core.$ZodType | null)?._zod?.def.type;
  return type === 'object' || type === 'enum';
};

const options = (io: Direction) => ({
  io,
  // The conversion leaves out what only code can check.
  unrepresentable: 'any' as const,
  override: ({ zodSchema, jsonSchema }: { zodSchema: core.$ZodType; jsonSchema: object }) =>
    complete(zodSchema, jsonSchema as Json),
});

/** Adds the descriptions of the contracts' own checks, and removes what repeats the format. */
function complete(schema: core.$ZodType, json: Json): void {
  for (const check of schema._zod.def.checks ?? [])
    Object.assign(json, (check._zod.def as { params?: object }).params);
  if (json.format) delete json.pattern;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  // Clients must accept fields that a newer server adds.
  if (json.additionalProperties === false) delete json.additionalProperties;
}

function clean({ $schema: _dialect, $id: _id, ...schema }: Json): Json {
  return schema;
}
