import { type ChangeEvent, type DragEvent, useEffect } from 'react';
import { Field } from '../fields/field.tsx';
import { Input } from '../fields/input.tsx';

interface FileAreaProps {
  label: string;
  hint: string;
  multiple?: boolean;
  onTake: (files: File[]) => void;
}

/** A field to choose files, which can also be dropped on it. */
export function FileArea({ label, hint, multiple = false, onTake }: FileAreaProps) {
  useNoStrayDrops();
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onTake([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    // The browser would not report the same file chosen again.
    target.value = '';
  };
  return (
    <div onDrop={drop} className="rounded-sm border border-dashed border-line-strong bg-sunken p-5">
      <Field label={label} hint={hint}>
        <Input type="file" multiple={multiple} onChange={choose} className="py-1.5" />
      </Field>
    </div>
  );
}

/** Prevents the browser from opening a file dropped outside of the area. */
function useNoStrayDrops() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault();
    document.addEventListener('dragover', prevent);
    document.addEventListener('drop', prevent);
    return () => {
      document.removeEventListener('dragover', prevent);
      document.removeEventListener('drop', prevent);
    };
  }, []);
}
