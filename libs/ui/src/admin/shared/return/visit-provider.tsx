import { type ReactNode, useMemo, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { ScrollPositionsContext } from '../../../api/client/history/scroll-positions.ts';
import { type PageScroll, readScroll } from './scroll-positions.ts';
import { isSameVisit, useAddressWriter } from '../filters/use-address-writer.ts';
import { useScrollMemory } from './use-scroll-memory.ts';
import { useReturn } from './use-return.ts';
import { type Visit, VisitContext } from './visit.ts';

const noPositions = {};

/** Remembers scroll positions, so that Back and a reload restore them. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const visit = useCurrentVisit();
  const write = useAddressWriter();
  const isReturning = useReturn(visit);
  const addList = useScrollMemory(isReturning);
  const value = useMemo(() => ({ visit, write, addList }), [visit, write, addList]);
  return (
    <VisitContext value={value}>
      <ScrollPositionsContext value={visit.position?.lists ?? noPositions}>
        {children}
      </ScrollPositionsContext>
    </VisitContext>
  );
}

const visitOf = ({ key, pathname, search }: Location, scroll: PageScroll | undefined): Visit => ({
  key,
  pathname,
  search,
  position: scroll,
});

function useCurrentVisit(): Visit {
  const location = useLocation();
  const type = useNavigationType();
  const { key, pathname } = location;
  const [lastKey, setLastKey] = useState(key);
  const [visit, setVisit] = useState(() => visitOf(location, readScroll(key)));
  if (lastKey === key) return visit;
  setLastKey(key);
  const isSame = type === NavigationType.Replace && isSameVisit(location);
  if (isSame && visit.pathname === pathname) return visit;
  const next = visitOf(location, type === NavigationType.Pop ? readScroll(key) : undefined);
  setVisit(next);
  return next;
}
