import { type ReactNode, useMemo, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { ListPlacesContext } from '../../../api/list-places.ts';
import { type PagePlace, dropPlaceOfNewTab, readPlace } from './place-store.ts';
import { isSameVisit, useAddressWriter } from './use-address-writer.ts';
import { usePlaceMemory } from './use-place-memory.ts';
import { useReturn } from './use-return.ts';
import { type Visit, VisitContext } from './visit.ts';

const noPlaces = {};

/** Remembers where someone is on each page, so that Back and a reload lead to the same place. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const visit = useCurrentVisit();
  const write = useAddressWriter();
  const isReturning = useReturn(visit);
  const addList = usePlaceMemory(isReturning);
  const value = useMemo(() => ({ visit, write, addList }), [visit, write, addList]);
  return (
    <VisitContext value={value}>
      <ListPlacesContext value={visit.place?.lists ?? noPlaces}>{children}</ListPlacesContext>
    </VisitContext>
  );
}

const visitOf = ({ key, pathname, search }: Location, place: PagePlace | undefined): Visit => ({
  key,
  pathname,
  search,
  place,
});

function useCurrentVisit(): Visit {
  const location = useLocation();
  const type = useNavigationType();
  const { key, pathname } = location;
  const [known, setKnown] = useState(key);
  const [visit, setVisit] = useState(() => {
    dropPlaceOfNewTab(key);
    return visitOf(location, readPlace(key));
  });
  if (known === key) return visit;
  setKnown(key);
  const isSame = type === NavigationType.Replace && isSameVisit(location);
  if (isSame && visit.pathname === pathname) return visit;
  const next = visitOf(location, type === NavigationType.Pop ? readPlace(key) : undefined);
  setVisit(next);
  return next;
}
