import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '#shared/web/ui/state.tsx';

/** Catches errors while a screen renders; a reload also brings the newest version of the app. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <div className="wrap py-10">
        <ErrorState
          title="This screen could not be shown"
          error={this.state.error}
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}
