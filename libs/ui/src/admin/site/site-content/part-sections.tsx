import { ChevronDown } from 'lucide-react';
import { focusRing } from '../../../primitives/fields/control-style.ts';
import { ContentField, type ContentFieldProps, ObjectFields } from './fields/content-field.tsx';
import { type FormSchema, isObject } from './form-schema.ts';

const isSection = ({ type }: FormSchema) => type === 'object' || type === 'array';

/** The fields of a part. Groups and lists can be opened; the first one is open. */
export function PartSections({ schema, value, problems, onChange }: ContentFieldProps) {
  const values = isObject(value) ? value : {};
  const all = Object.entries(schema.properties ?? {});
  const first = all.find(([, field]) => isSection(field))?.[0];
  return all.map(([name, field]) => {
    const props = {
      schema: field,
      path: name,
      value: values[name],
      problems,
      onChange: (changed: unknown) => onChange({ ...values, [name]: changed }),
    };
    return isSection(field) ? (
      <Section key={name} {...props} isOpen={name === first} />
    ) : (
      <ContentField key={name} {...props} />
    );
  });
}

interface SectionProps extends ContentFieldProps {
  isOpen: boolean;
}

/** Opens when one of its fields is invalid. */
function Section({ isOpen, ...field }: SectionProps) {
  const { schema, path, value, problems } = field;
  const isWrong = [...problems.keys()].some((one) => one.split('.')[0] === path);
  return (
    <details key={`${isWrong}`} open={isWrong || isOpen} className="group border-t border-line">
      <summary
        className={`flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-semibold ${focusRing}`}
      >
        {schema.title}
        <span className="flex items-center gap-2 text-sm font-normal text-muted">
          {Array.isArray(value) && value.length}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          />
        </span>
      </summary>
      <div className="flex flex-col gap-4 pt-1 pb-3">
        {schema.type === 'object' ? <ObjectFields {...field} /> : <ContentField {...field} />}
      </div>
    </details>
  );
}
