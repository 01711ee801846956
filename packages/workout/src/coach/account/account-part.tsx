import { useOfflineReason } from '@hub/pb-client';
import type { ReactNode } from 'react';

interface AccountPartProps {
  title: string;
  /** A sentence on what it does; while the hub is offline, the reason is shown instead. */
  says: string;
  children: ReactNode;
}

/** A part of a person's account, below the form for name, e-mail address and role. */
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
