import { Component, type ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { ErrorState } from '../../primitives/page-state.tsx';
import { ScriptMissing } from './lazy-screen.tsx';
import { loadScreen } from './prefetch/load-screen.ts';

interface ScreenBoundaryProps {
  label: string;
  children: ReactNode;
}

/** Keeps the frame if a screen's script cannot be loaded. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!(error instanceof ScriptMissing)) throw error;
    return (
      <ErrorState
        level={1}
        title={`${this.props.label} could not be loaded`}
        text="The server cannot be reached. Check your connection and try again."
        action={<Button onClick={() => void this.tryAgain()}>Try again</Button>}
      />
    );
  }

  private async tryAgain(): Promise<void> {
    await loadScreen(location.pathname);
    this.setState({ error: null });
  }
}
