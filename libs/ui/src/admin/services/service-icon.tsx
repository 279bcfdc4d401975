import { ChartLine } from 'lucide-react';
import { serviceIcons } from './service-icons.ts';

/** The icon of a service. A name that is not known here, as one typed earlier, has the default one. */
export function ServiceIcon({ name }: { name: string }) {
  const Icon = Object.hasOwn(serviceIcons, name) ? serviceIcons[name]! : ChartLine;
  return <Icon aria-hidden="true" className="size-4.5 shrink-0" />;
}
