import { Star } from '@polaris/ui/primitives/star';

interface WelcomeScreenProps {
  electron: string | undefined;
}

export function WelcomeScreen({ electron }: WelcomeScreenProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-160 flex-col justify-center gap-6 bg-surface p-8 text-ink">
      <Star className="size-8 text-accent" />
      <h1 className="font-display text-4xl">Polaris for your laptop</h1>
      <p className="text-lg">
        This window is the shell of the desktop app. It opens nothing but its own pages and does not
        speak to your server yet.
      </p>
      <p className="text-muted">
        Until it does, the back office is in your browser, at the address of your site under /admin.
      </p>
      {electron && <p className="text-sm text-muted">Electron {electron}</p>}
    </main>
  );
}
