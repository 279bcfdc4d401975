import { PICTURE_PIXELS, PICTURE_TYPES, type User } from '@polaris/contracts';
import { type ChangeEvent, useRef } from 'react';
import { useRemovePicture, useUploadPicture } from '../../api/site/account/account.ts';
import { Button } from '../../primitives/button.tsx';
import { toast } from '../../primitives/toast/toast.tsx';
import { Avatar } from '../avatar.tsx';
import { AccountFailure } from '../account-failure.tsx';
import { smallPicture } from '../../api/site/small-picture.ts';

/** The profile picture: choose one, replace it, remove it. */
export function PictureForm({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useUploadPicture(squarePicture);
  const removal = useRemovePicture();
  const isBusy = upload.isPending || removal.isPending;
  const error = upload.error ?? removal.error;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    removal.reset();
    upload.mutate(file, { onSuccess: () => toast(messages.saved) });
  };
  const remove = () => {
    upload.reset();
    removal.mutate(undefined, { onSuccess: () => toast(messages.removed) });
  };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <Avatar user={user} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            pending={upload.isPending}
            disabled={removal.isPending}
            onClick={() => input.current?.click()}
          >
            {labelOf(user, upload.isPending)}
          </Button>
          {user.profileImageUrl !== null && (
            <Button variant="ghost" pending={removal.isPending} disabled={isBusy} onClick={remove}>
              Remove picture
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          onChange={choose}
          hidden
          aria-label="Picture file"
        />
      </div>
      <p className="text-sm leading-6 text-muted">
        JPEG, PNG or WebP. It's cropped to a square and made smaller before it's uploaded.
      </p>
      {error && <AccountFailure error={error} />}
    </div>
  );
}

const squarePicture = (file: File) => smallPicture(file, { square: PICTURE_PIXELS });

const messages = {
  saved: { title: 'Picture updated', description: 'Your new picture has been saved.' },
  removed: { title: 'Picture removed', description: 'Your initials are shown instead.' },
};

function labelOf({ profileImageUrl }: User, isUploading: boolean): string {
  if (isUploading) return 'Uploading...';
  return profileImageUrl === null ? 'Upload a picture' : 'Change picture';
}
