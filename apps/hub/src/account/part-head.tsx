import { useOfflineReason } from '@hub/pb-client';
import type { ReactNode } from 'react';

interface PartHeadProps {
  title: string;
  /** A sentence about what the part does. */
  children: ReactNode;
}

/** The title of a part that needs the hub, with its description, or the reason why the hub can't be reached. */
export function PartHead({ title, children }: PartHeadProps) {
  const offline = useOfflineReason();
  return (
    <div>
      <h2 className="text-17">{title}</h2>
      <p className="grid text-13 text-muted *:col-start-1 *:row-start-1">
        <span className={offline && 'invisible'}>{children}</span>
        {offline && <span>{offline}</span>}
      </p>
    </div>
  );
}
