import type { Service } from '@polaris/contracts';
import { useState } from 'react';
import { useOrderServices } from '../../../api/sales/services.ts';
import { reportFailure, reportSuccess } from '../../shared/feedback/report-failure.ts';

/** Reorders services, with announcements. */
export function useServiceOrder(services: readonly Service[]) {
  const ordering = useOrderServices();
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const byId = new Map(services.map((service) => [service.id, service]));
  const stored = services.map(({ id }) => id);
  const isStale = ids !== null && (ids.length !== stored.length || ids.some((id) => !byId.has(id)));
  const current = ids === null || isStale ? stored : ids;

  /** Moves a service to a zero-based position; saved later. */
  const move = (id: number, to: number) => {
    const position = Math.min(Math.max(to, 0), current.length - 1);
    if (current.indexOf(id) === position) return;
    const others = current.filter((other) => other !== id);
    setIds([...others.slice(0, position), id, ...others.slice(position)]);
    setAnnouncement(`${byId.get(id)?.name}, position ${position + 1} of ${current.length}.`);
  };
  const cancel = () => {
    if (ids === null) return;
    setIds(null);
    setAnnouncement('Moving canceled.');
  };
  const save = async () => {
    if (ids === null || ordering.isPending) return;
    try {
      if (current.some((id, index) => id !== stored[index])) {
        await ordering.mutateAsync({ ids: [...current] });
        reportSuccess('Order saved');
      }
    } catch (error) {
      reportFailure(error);
    }
    setIds(null);
  };
  return {
    services: current.flatMap((id) => byId.get(id) ?? []),
    isMoving: ids !== null,
    spoken: announcement,
    move,
    cancel,
    save,
  };
}
