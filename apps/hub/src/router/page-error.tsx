import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Failure } from './failure';

interface PageErrorProps {
  /** The page around the error message. */
  Page: ComponentType<{ children: ReactNode }>;
}

/** Stands in place of a page that can't be loaded or drawn, until a retry or a move elsewhere. */
export function PageError({ Page }: PageErrorProps) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <Page>
      <Failure
        error={error}
        onRetry={() => void navigate(location, { replace: true, state: location.state as unknown })}
      />
    </Page>
  );
}
