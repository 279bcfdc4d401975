import { PICTURE_TYPES, blobPath } from '@polaris/contracts';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { errorMessage } from '../../../../api/client/api-error.ts';
import { useUploadSitePicture } from '../../../../api/site/site-content.ts';
import { Button } from '../../../../primitives/button.tsx';
import { FieldMessages } from '../../../../primitives/fields/field-messages.tsx';
import { smallPicture } from '../../../../api/site/small-picture.ts';
import type { ContentFieldProps } from './content-field.tsx';

/** The largest width or height in pixels, which is sharp on any screen. */
const PIXELS = 1600;
const LOGO_PIXELS = 256;

/** A picture that is uploaded immediately, and shown on the site once the form is saved. */
export function PictureField({ schema, path, value, problems, onChange }: ContentFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLogo = schema.kind === 'logo';
  const upload = useUploadSitePicture((file) =>
    smallPicture(
      file,
      { most: isLogo ? LOGO_PIXELS : PIXELS },
      isLogo ? 'image/png' : 'image/jpeg',
    ),
  );
  // Keeps what is typed elsewhere in the form during the upload.
  const change = useRef(onChange);
  useEffect(() => void (change.current = onChange), [onChange]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows choosing the same file again.
    target.value = '';
    if (file) upload.mutate(file, { onSuccess: (picture) => change.current(picture) });
  };
  const error = upload.error ? errorMessage(upload.error) : problems.get(path);
  const isOwn = typeof value === 'string';
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{schema.title}</p>
      <div className="flex flex-wrap items-center gap-4">
        {isOwn && (
          <img
            src={blobPath(value)}
            alt=""
            className={`size-20 border border-line ${isLogo ? 'object-contain' : 'object-cover'}`}
          />
        )}
        <Button
          variant="secondary"
          pending={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {upload.isPending ? 'Uploading...' : isOwn ? 'Change picture' : 'Upload a picture'}
        </Button>
        {isOwn && (
          <Button variant="ghost" disabled={upload.isPending} onClick={() => onChange(null)}>
            Remove picture
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          onChange={choose}
          hidden
          aria-label={`${schema.title ?? 'Picture'} file`}
        />
      </div>
      <FieldMessages id={id} hint={schema.description} error={error} />
    </div>
  );
}
