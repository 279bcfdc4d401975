import {
  type ServiceFormValues,
  type ServiceInput,
  type ServicePageMarkdown,
  servicePageMarkdownLabels,
} from '@polaris/contracts';
import { Eye, EyeOff } from 'lucide-react';
import { Suspense, lazy, useId, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '../../../primitives/button.tsx';

/** If the library cannot be loaded, the form keeps what is typed. */
const Unavailable = () => (
  <p className="text-sm text-muted">The preview could not be loaded. You can still save.</p>
);

/** Lazy, as it imports the Markdown library. */
const Markdown = lazy(() =>
  import('../../../primitives/markdown/markdown.tsx').then(
    (module) => ({ default: module.Markdown }),
    () => ({ default: Unavailable }),
  ),
);

const fields = Object.keys(servicePageMarkdownLabels) as ServicePageMarkdown[];

interface PagePreviewProps {
  control: Control<ServiceFormValues, unknown, ServiceInput>;
}

/** Previews the Markdown of the form like the service's page. */
export function PagePreview({ control }: PagePreviewProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? EyeOff : Eye;
  return (
    <div className="flex min-w-0 flex-col items-start gap-4 sm:col-span-2">
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {isOpen ? 'Hide preview' : 'Preview the page'}
      </Button>
      <div
        id={id}
        role="region"
        aria-label="Preview"
        hidden={!isOpen}
        className="w-full border border-line bg-surface px-5 py-2"
      >
        {isOpen && <Texts control={control} />}
      </div>
    </div>
  );
}

function Texts({ control }: PagePreviewProps) {
  const values = useWatch({ control });
  const filled = fields.filter((field) => (values[field] ?? '').trim() !== '');
  if (filled.length === 0)
    return <p className="py-3 text-sm text-muted">No Markdown text is filled in yet.</p>;
  return (
    <Suspense fallback={<p className="py-3 text-sm text-muted">Loading the preview...</p>}>
      {filled.map((field) => (
        <section key={field} className="border-line py-4 not-first:border-t">
          <h3 className="pb-3 font-display text-xl leading-6">
            {servicePageMarkdownLabels[field]}
          </h3>
          <Markdown text={values[field] ?? ''} className="text-sm leading-6" />
        </section>
      ))}
    </Suspense>
  );
}
