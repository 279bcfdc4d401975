import { withData } from '@polaris/contracts/browser-names';
import { type ComponentType, useContext } from 'react';
import { PageAssetsContext } from '../page/page-assets.ts';

interface IslandProps<P> {
  name: string;
  component: ComponentType<P>;
  /** Serialized to the browser as JSON. */
  props: P;
}

/** A part of a static page that is hydrated on first interaction. */
export function Island<P extends object>({ name, component: Content, props }: IslandProps<P>) {
  const assets = useContext(PageAssetsContext);
  if (!assets) return <Content {...props} />;
  return (
    <div {...withData('island', name)} {...withData('islandProps', JSON.stringify(props))}>
      {assets.island(name, <Content {...props} />)}
    </div>
  );
}
