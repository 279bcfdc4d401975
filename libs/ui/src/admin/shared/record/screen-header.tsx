import type { ReactNode } from 'react';

interface ScreenHeaderProps {
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}

export function ScreenHeader({ title, text, actions }: ScreenHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="flex min-w-0 flex-[1_1_208px] flex-col gap-1">
        <h1 className="font-display text-3xl leading-9 tracking-tight text-ink">{title}</h1>
        {text && <p className="text-sm leading-6 text-muted">{text}</p>}
      </div>
      {actions}
    </header>
  );
}
