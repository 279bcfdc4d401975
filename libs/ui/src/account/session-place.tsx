import { isWebUrl } from '@polaris/contracts';

/** Where a session takes place; nothing if that is not known. */
export function SessionPlace({ place }: { place: string | null }) {
  if (place === null) return null;
  return (
    <p className="leading-6 wrap-anywhere">
      Where:{' '}
      {isWebUrl(place) ? (
        <a
          href={place}
          target="_blank"
          rel="noopener noreferrer"
          className="underline underline-offset-4 hover:text-accent"
        >
          {place}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      ) : (
        place
      )}
    </p>
  );
}
