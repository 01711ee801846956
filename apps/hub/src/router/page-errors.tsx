import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Failure } from './failure';

interface PageErrorsProps {
  /** The page around what is said about the failure. */
  Page: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface BoundaryProps extends PageErrorsProps {
  /** The move that brought the page here; the next one gets a new chance. */
  move: string;
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
    const { Page, children } = this.props;
    if (failure === null) return children;
    return (
      <Page>
        <Failure error={failure.error} onRetry={() => this.setState({ failure: null })} />
      </Page>
    );
  }
}

/** Shows an error page in place of a page that can't be loaded or drawn, until a retry or a move elsewhere. */
export function PageErrors(props: PageErrorsProps) {
  const { key } = useLocation();
  return <Boundary {...props} move={key} />;
}
