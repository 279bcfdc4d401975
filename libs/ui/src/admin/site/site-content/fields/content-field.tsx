import { Checkbox } from '../../../../primitives/fields/checkbox.tsx';
import { Field } from '../../../../primitives/fields/field.tsx';
import { Input } from '../../../../primitives/fields/input.tsx';
import { Select } from '../../../../primitives/fields/select.tsx';
import { Textarea } from '../../../../primitives/fields/textarea.tsx';
import { titleCase } from '../../../shared/record/format.ts';
import { type FormSchema, isObject } from '../form-schema.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';

export interface ContentFieldProps {
  schema: FormSchema;
  /** The path of the field, such as `hero.title`. */
  path: string;
  value: unknown;
  /** Error messages by path. */
  problems: ReadonlyMap<string, string>;
  onChange: (value: unknown) => void;
}

/** The control for a field, chosen by its type. */
export function ContentField(props: ContentFieldProps) {
  const { schema } = props;
  if (schema.kind === 'picture' || schema.kind === 'logo') return <PictureField {...props} />;
  if (schema.type === 'array') return <ListField {...props} />;
  if (schema.type === 'object') return <GroupField {...props} />;
  if (schema.type === 'boolean') return <FlagField {...props} />;
  if (schema.enum) return <ChoiceField {...props} />;
  if (schema.type === 'string') return <TextField {...props} />;
  return <NumberField {...props} />;
}

/** All fields of an object. */
export function ObjectFields({ schema, path, value, problems, onChange }: ContentFieldProps) {
  const values = isObject(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <ContentField
      key={name}
      schema={field}
      path={path ? `${path}.${name}` : name}
      value={values[name]}
      problems={problems}
      onChange={(changed) => onChange({ ...values, [name]: changed })}
    />
  ));
}

const GroupField = (props: ContentFieldProps) => (
  <fieldset className="flex min-w-0 flex-col gap-4 border-l border-line pl-4">
    <legend className="mb-3 -ml-4 text-sm font-semibold">{props.schema.title}</legend>
    <ObjectFields {...props} />
  </fieldset>
);

/** Near the limit, shows how many characters are left. */
const ROOM = 0.8;

function roomLeft(text: string, most: number | undefined): string | undefined {
  if (most === undefined || text.length < most * ROOM) return undefined;
  const left = most - text.length;
  return left < 0 ? `${-left} too many` : `${left} left`;
}

function TextField({ schema, path, value, problems, onChange }: ContentFieldProps) {
  const { title, description, kind, maxLength } = schema;
  const text = typeof value === 'string' ? value : '';
  const control = {
    name: path,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field
      label={title}
      hint={description}
      error={problems.get(path)}
      aside={roomLeft(text, maxLength)}
    >
      {kind === 'paragraph' ? (
        <Textarea {...control} rows={3} className="field-sizing-content max-h-96 min-h-20" />
      ) : (
        <Input {...control} />
      )}
    </Field>
  );
}

function NumberField({ schema, path, value, problems, onChange }: ContentFieldProps) {
  return (
    <Field label={schema.title} hint={schema.description} error={problems.get(path)}>
      <Input
        name={path}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className="max-w-40"
      />
    </Field>
  );
}

function ChoiceField({ schema, path, value, problems, onChange }: ContentFieldProps) {
  return (
    <Field label={schema.title} hint={schema.description} error={problems.get(path)}>
      <Select
        name={path}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        className="max-w-80"
      >
        {schema.enum?.map((choice) => (
          <option key={choice} value={choice}>
            {titleCase(choice)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function FlagField({ schema, path, value, onChange }: ContentFieldProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <Checkbox
        name={path}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5"
      />
      <span className="min-w-0">
        <span className="block text-sm leading-6 font-semibold">{schema.title}</span>
        {schema.description && (
          <span className="block text-sm leading-6 text-muted">{schema.description}</span>
        )}
      </span>
    </label>
  );
}
