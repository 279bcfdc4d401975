import type { Service } from '@polaris/contracts';
import { useState } from 'react';
import { useOrderServices } from '../../api/services.ts';
import { reportFailure, reportSuccess } from '../shared/feedback/report-failure.ts';

/** The services in the order that is being made by hand, and what is said of it. */
export function useServiceOrder(services: readonly Service[]) {
  const ordering = useOrderServices();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [spoken, setSpoken] = useState('');
  const byId = new Map(services.map((service) => [service.id, service]));
  const stored = services.map(({ id }) => id);
  const isStale = ids !== null && (ids.length !== stored.length || ids.some((id) => !byId.has(id)));
  const current = ids === null || isStale ? stored : ids;

  /** Moves one to a place, counted from 0; nothing is stored yet. */
  const move = (id: number, to: number) => {
    const place = Math.min(Math.max(to, 0), current.length - 1);
    if (current.indexOf(id) === place) return;
    const others = current.filter((other) => other !== id);
    setIds([...others.slice(0, place), id, ...others.slice(place)]);
    setSpoken(`${byId.get(id)?.name}, position ${place + 1} of ${current.length}.`);
  };
  const cancel = () => {
    if (ids === null) return;
    setIds(null);
    setSpoken('Moving canceled.');
  };
  const save = async () => {
    if (ids === null || ordering.isPending) return;
    try {
      if (current.some((id, index) => id !== stored[index])) {
        await ordering.mutateAsync({ ids: [...current] });
        reportSuccess('Services put in order');
      }
    } catch (error) {
      reportFailure(error);
    }
    setIds(null);
  };
  return {
    services: current.flatMap((id) => byId.get(id) ?? []),
    isMoving: ids !== null,
    spoken,
    move,
    cancel,
    save,
  };
}
