import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';

interface Schema {
  type?: string;
  format?: string;
  enum?: string[];
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
}

interface Row {
  kind?: string;
  id?: number;
  version?: number;
}

const TRIES = 4;

/** An assistant that knows nothing but the list of tools, their schemas, and what they answer. */
export class Newcomer {
  /** Ids, versions and days that it has read, by the names of the fields that ask for them. */
  private readonly known = new Map<string, unknown>();
  readonly failed: string[] = [];

  constructor(private readonly client: Client) {}

  /** Uses each tool, in the order in which they are listed. Returns their names. */
  async useAll(): Promise<string[]> {
    const { tools } = await this.client.listTools();
    for (const { name, inputSchema } of tools) {
      const schema = inputSchema as Schema;
      const kinds = schema.properties?.['kind']?.enum ?? [undefined];
      for (const kind of kinds) await this.use(name, schema, kind === undefined ? {} : { kind });
    }
    return tools.map(({ name }) => name);
  }

  /** Corrects itself by the sentence that a failed call is answered with. */
  private async use(name: string, schema: Schema, given: Record<string, unknown>): Promise<void> {
    const input: Record<string, unknown> = { ...this.fill(schema), ...given };
    let sentence = '';
    for (let tried = 0; tried < TRIES; tried++) {
      const result = await this.client.callTool({ name, arguments: input });
      if (!result.isError) return this.learn(result.structuredContent);
      const [first] = result.content;
      sentence = first?.type === 'text' ? first.text : '';
      this.correct(input, schema, sentence);
    }
    this.failed.push(`${name}: ${sentence}`);
  }

  private correct(input: Record<string, unknown>, schema: Schema, sentence: string): void {
    const { properties = {} } = schema;
    const missing = Object.keys(properties).find(
      (field) => !Object.hasOwn(input, field) && new RegExp(`\\b${field}\\b`).test(sentence),
    );
    if (missing) input[missing] = this.value(missing, properties[missing]!);
    // "There is no such tag. The tags are: VIP."
    const [, plural, first] = /The (\w+)s are: ([^,.]+)/.exec(sentence) ?? [];
    if (plural && first) input[plural] = first;
    if (Object.hasOwn(input, 'key')) input['key'] = randomUUID();
  }

  private fill({ required = [], properties = {} }: Schema): object {
    return Object.fromEntries(
      required.map((field) => [field, this.value(field, properties[field]!)]),
    );
  }

  private value(field: string, schema: Schema): unknown {
    if (field === 'key') return randomUUID();
    if (this.known.has(field)) return this.known.get(field);
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'array') return [this.fill(schema.items!)];
    if (schema.format === 'date') return this.known.get('day');
    return schema.type === 'string' ? 'Sara' : (schema.minimum ?? 1);
  }

  /** The ids of all records in an answer, as "customer_id"; of a record with a version, the newest. */
  private learn(answer: unknown): void {
    if (typeof answer !== 'object' || answer === null) return;
    const { kind, id, version } = answer as Row;
    if (kind && id) this.known.set(`${kind}_id`, id);
    if (version) this.known.set('version', version);
    for (const [field, value] of Object.entries(answer)) {
      if (field === 'day' || field === 'change_id') this.known.set(field, value);
      this.learn(value);
    }
  }
}
