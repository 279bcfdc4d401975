import { type ComponentType, useContext } from 'react';
import { PageAssetsContext } from '../page-assets.ts';

/**
 * A part of pages that depends on its properties alone: no hook tells it where it stands, and its
 * properties can be written as JSON. The server renders it once for each value of them.
 */
export function pagePart<P extends object>(name: string, Content: ComponentType<P>) {
  return function PagePart(props: P) {
    const part = useContext(PageAssetsContext)?.part;
    if (!part) return <Content {...props} />;
    return part(`${name} ${JSON.stringify(props)}`, <Content {...props} />);
  };
}
