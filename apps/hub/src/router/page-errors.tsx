import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorPage } from '../pages/error.page';

interface BoundaryProps {
  /** The move that brought the page here; the next one gets a new chance. */
  move: string;
  children: ReactNode;
}

interface BoundaryState {
  move: string;
  failure: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { move: this.props.move, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ move }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return move === state.move ? null : { move, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorPage error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

/** Shows the error page in place of a page that can't be loaded or drawn, until a retry or a move elsewhere. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  return <Boundary move={key}>{children}</Boundary>;
}
