import { File, FileArchive, FileImage, FileSpreadsheet, FileText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface FileRowProps {
  name: string;
  mediaType: string;
  /** The URL of its thumbnail. */
  thumbnail: string | undefined;
  /** The props of the link that downloads it. */
  link: ComponentProps<'a'>;
  isPending: boolean;
  /** Details such as size and date. */
  details: ReactNode;
  children?: ReactNode;
}

/** A file in a list: picture or icon, name, facts and actions. */
export function FileRow(props: FileRowProps) {
  const { name, mediaType, thumbnail, link, isPending, details, children } = props;
  return (
    <>
      <span
        aria-hidden="true"
        className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-sunken text-muted"
      >
        {thumbnail === undefined ? (
          <FileIcon mediaType={mediaType} />
        ) : (
          <img src={thumbnail} alt="" loading="lazy" className="size-full object-cover" />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <a
          {...link}
          className="inline-flex min-h-6 font-semibold wrap-anywhere underline-offset-4 hover:text-accent hover:underline"
        >
          {name}
          <span className="sr-only">{isPending ? ' (downloading)' : ' (download)'}</span>
        </a>
        <p className="flex flex-wrap gap-x-3 text-sm leading-6 text-muted">{details}</p>
        {children}
      </div>
    </>
  );
}

const ICON = 'size-5';

function FileIcon({ mediaType }: { mediaType: string }) {
  if (mediaType.startsWith('image/')) return <FileImage className={ICON} />;
  if (/spreadsheet|excel|csv/.test(mediaType)) return <FileSpreadsheet className={ICON} />;
  if (/zip|compressed|tar/.test(mediaType)) return <FileArchive className={ICON} />;
  const isText = /^text\/|pdf|word|presentation/.test(mediaType);
  return isText ? <FileText className={ICON} /> : <File className={ICON} />;
}
