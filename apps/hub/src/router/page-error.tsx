import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { Failure } from './failure';

interface PageErrorProps {
  /** The page around the error message. */
  Page: ComponentType<{ children: ReactNode }>;
}

/** Replaces a page that can't be loaded or rendered, until a retry or a navigation. */
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
