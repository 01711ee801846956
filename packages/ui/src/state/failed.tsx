import type { LucideIcon } from 'lucide-react';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';

interface FailedProps {
  /** The sentence about the failure. */
  message: string;
  /** A button, if there is something to do. */
  action?: ReactNode;
  icon?: LucideIcon;
  /** Not shown in red, because another attempt would be useless. */
  quiet?: boolean;
}

/** Replaces content that could not be loaded or rendered: what went wrong, and a button that may fix it. */
export function Failed({ message, action, icon: Icon = CloudAlert, quiet = false }: FailedProps) {
  const tone = quiet ? 'text-muted' : 'text-danger';
  return (
    <div
      role="alert"
      className="m-auto flex max-w-[20rem] flex-col items-center gap-4 px-4 py-10 text-center"
    >
      <Icon size={32} strokeWidth={1.5} aria-hidden className={tone} />
      <p className={`font-medium text-balance ${quiet ? '' : tone}`}>{message}</p>
      {action}
    </div>
  );
}
