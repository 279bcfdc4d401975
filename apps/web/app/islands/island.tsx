import { withData } from '@polaris/contracts/browser-names';
import { type ComponentType, useContext } from 'react';
import { PageAssetsContext } from '../page-assets.ts';

interface IslandProps<P> {
  name: string;
  component: ComponentType<P>;
  /** Goes to the browser as JSON. */
  props: P;
}

/** A part of an otherwise still page that comes alive once the visitor shows interest. */
export function Island<P extends object>({ name, component: Content, props }: IslandProps<P>) {
  const assets = useContext(PageAssetsContext);
  if (!assets) return <Content {...props} />;
  return (
    <div {...withData('island', name)} {...withData('islandProps', JSON.stringify(props))}>
      {assets.island(name, <Content {...props} />)}
    </div>
  );
}
