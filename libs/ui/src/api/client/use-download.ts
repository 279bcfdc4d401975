import { type Endpoint, fillPath } from '@polaris/contracts';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { type AnySent, callFile } from './client.ts';
import { saveFile } from './save-file.ts';

interface Download {
  /** Whether the file is being downloaded. */
  isPending: boolean;
  link: ComponentProps<'a'>;
}

/**
 * A link to a file that the server generates. It is fetched by script, as a plain link could not ask for a code, and
 * would show or save an error page. The file is saved once it is complete.
 */
export function useDownload(
  endpoint: Endpoint,
  address: Pick<AnySent, 'params' | 'query'>,
  reportFailure: (error: unknown) => void,
): Download {
  const [isPending, setPending] = useState(false);
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    try {
      saveFile(await callFile(endpoint, address));
    } catch (error) {
      reportFailure(error);
    } finally {
      setPending(false);
    }
  };
  const href = fillPath(endpoint.path, address);
  const onClick = (event: MouseEvent) => void download(event);
  return {
    isPending,
    link: { href, download: true, onClick, 'aria-busy': isPending || undefined },
  };
}
