import { useEffect, useRef } from 'react';
import { Button } from '../../../primitives/button.tsx';
import { buttonStyle } from '../../../primitives/button-style.ts';

interface DownloadStartedProps {
  url: string;
  onClose: () => void;
}

/** Starts the download by a link, which stays in case the browser blocked it. */
export function DownloadStarted({ url, onClose }: DownloadStartedProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    link.current?.click();
    close.current?.focus();
  }, [url]);
  return (
    <>
      <p role="status" className="text-sm leading-6">
        Your download has started. The file is created during the download, so the browser cannot
        show the time left. You can close this dialog and keep working. If nothing happens, save the
        file within a minute.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <a ref={link} href={url} download className={buttonStyle({ variant: 'secondary' })}>
          Save the file
        </a>
        <Button ref={close} onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
