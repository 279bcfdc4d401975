import clsx from 'clsx';

export interface Tile {
  name: string;
  text: string;
  /** The anchor that the tile scrolls to. */
  link?: string;
}

/** A tile in the content, with the name of the section to scroll to. */
export const toTile = ({ section, ...tile }: Omit<Tile, 'link'> & { section: string }): Tile => ({
  ...tile,
  link: `#${section}`,
});

interface TilesProps {
  tiles: readonly Tile[];
  columns?: 2 | 3 | 4;
  /** The heading level of their titles. */
  titles?: 'h2' | 'h3';
}

const columnStyles = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Facts side by side; a tile with an anchor scrolls to it. */
export function Tiles({ tiles, columns = 3, titles: Title = 'h3' }: TilesProps) {
  return (
    <ul className={clsx('grid gap-x-8 gap-y-2', columnStyles[columns])}>
      {tiles.map((tile) => (
        <li
          key={tile.name}
          className={clsx(
            'group relative flex flex-col gap-2 border-t border-line-strong py-6',
            tile.link && 'transition-colors hover:border-accent',
          )}
        >
          <Title className="font-display text-2xl leading-tight">
            {tile.link ? <TileLink name={tile.name} link={tile.link} /> : tile.name}
          </Title>
          <p className="text-muted">{tile.text}</p>
        </li>
      ))}
    </ul>
  );
}

function TileLink({ name, link }: { name: string; link: string }) {
  return (
    <a
      href={link}
      className="flex justify-between gap-4 after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
    >
      {name}
      <span aria-hidden="true" className="text-accent">
        ↓
      </span>
    </a>
  );
}
