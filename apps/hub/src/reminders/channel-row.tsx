import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

interface ChannelRowProps {
  icon: LucideIcon;
  title: string;
  /** Where its messages are sent. */
  detail: string;
  /** The result of the last message. */
  last?: { text: string; isFine: boolean } | undefined;
  /** The switch; missing if the channel can't be turned on. */
  control?: ReactNode;
  /** Why an action failed. */
  error?: Error | null;
  /** The actions below it. */
  children?: ReactNode;
}

/** One row in the list of channels. */
export function ChannelRow({ icon: Icon, title, detail, last, control, error, children }: ChannelRowProps) {
  const LastIcon = last?.isFine ? Check : CircleAlert;
  return (
    <li className="flex gap-3 p-4">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-control bg-tool-tint text-tool"
      >
        <Icon size={24} strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-17 font-medium">{title}</h3>
        <p className="text-13 wrap-anywhere text-muted">{detail}</p>
        {last && (
          <p className={`flex gap-1.5 text-13 font-medium ${last.isFine ? 'text-ok' : 'text-danger'}`}>
            <LastIcon aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-break-word">{last.text}</span>
          </p>
        )}
        {error && (
          <p role="alert" className="text-13 font-medium text-danger">
            {error.message}
          </p>
        )}
        {children}
      </div>
      {control && <div className="self-start">{control}</div>}
    </li>
  );
}
