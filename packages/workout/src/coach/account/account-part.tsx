import { useOfflineReason } from '@hub/pb-client';
import type { ReactNode } from 'react';

interface AccountPartProps {
  title: string;
  /** What it does, in a sentence; while the hub can't be reached, why not stands there. */
  says: string;
  children: ReactNode;
}

/** A part of somebody's account, under the form for name, e-mail and role. */
export function AccountPart({ title, says, children }: AccountPartProps) {
  const offline = useOfflineReason();
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4" aria-label={title}>
      <div>
        <h2 className="text-17">{title}</h2>
        <p className="text-13 text-muted">{offline ?? says}</p>
      </div>
      {children}
    </section>
  );
}
