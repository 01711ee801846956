import type { Tool } from '@hub/tool-kit';
import { Component, type ReactNode, Suspense } from 'react';

/** Shows `fallback` for good when the live line fails: a tile is no place for an error, its tool will tell. */
class Quietly extends Component<{ fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** The quiet line under a tile's name: the tagline, until the tool's live line takes its place. */
export function TileLine({ tool: { tagline, Summary } }: { tool: Tool }) {
  return (
    <span className="mt-px block text-13 text-muted">
      {Summary === undefined ? (
        tagline
      ) : (
        <Quietly fallback={tagline}>
          <Suspense fallback={tagline}>
            <Summary />
          </Suspense>
        </Quietly>
      )}
    </span>
  );
}
