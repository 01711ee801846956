import { useOfflineReason } from '@hub/pb-client';
import type { ReactNode } from 'react';

interface PartHeadProps {
  title: string;
  /** What the part does, in a sentence. */
  children: ReactNode;
}

/**
 * The title of something that only the hub can do, over what it does; while the hub can't be reached, over why not, in
 * the same room.
 */
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
