import clsx from 'clsx';
import { type WorkPictureName, workPictures } from '../../content/portfolio/work-pictures.ts';

/** The pictures that `npm run work-pictures` draws, by file name, at their address in the build. */
const files = import.meta.glob<string>('./*/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
});

const size = { width: 480, height: 360 };
const widths = [480, 720];

interface WorkPictureProps {
  name: WorkPictureName;
  /** The displayed width, as in `sizes` of an image. */
  sizes: string;
  /** Inside a link that already has the text, so it has no alternative text. */
  isDecoration?: boolean;
  /**
   * Whether the page starts with it: the light theme (the default) then loads it immediately, as lazy loading waits for
   * layout.
   */
  isFirst?: boolean;
  className?: string;
}

/** A picture of work in both themes; a lazy one that is not displayed is not loaded. */
export function WorkPicture({
  isDecoration = false,
  isFirst = false,
  className,
  ...props
}: WorkPictureProps) {
  const alt = isDecoration ? '' : workPictures[props.name];
  return (
    <span className={clsx('block overflow-hidden rounded-sm border border-line', className)}>
      <Themed {...props} alt={alt} isFirst={isFirst} theme="light" className="dark:hidden" />
      <Themed {...props} alt={alt} theme="dark" className="hidden dark:block" />
    </span>
  );
}

interface ThemedProps extends Pick<WorkPictureProps, 'name' | 'sizes' | 'isFirst'> {
  theme: 'light' | 'dark';
  alt: string;
  className: string;
}

function Themed({ name, sizes, isFirst = false, theme, alt, className }: ThemedProps) {
  const at = (width: number) => addressOf(`./${theme}/${name}-${width}.avif`);
  // React preloads an image outside of a <picture> before everything else on the page.
  return (
    <picture>
      <img
        src={at(size.width)}
        srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        {...size}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={clsx('h-auto w-full', className)}
      />
    </picture>
  );
}

function addressOf(file: string): string {
  const address = files[file];
  if (!address) throw new Error(`There is no picture ${file}: run "npm run work-pictures"`);
  return address;
}
