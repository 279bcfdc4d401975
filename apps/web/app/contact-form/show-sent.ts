import { toast } from '@polaris/ui/primitives/toast/toast';

export const showSent = (description: string): void =>
  void toast({ title: 'Message sent', description });
