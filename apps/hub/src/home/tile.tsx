import { useSession } from '@hub/auth';
import type { Tool } from '@hub/tool-kit';
import { useQueryClient } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import { use } from 'react';
import { Link } from 'react-router-dom';
import { InstalledContext } from '../installed/installed-context';
import { TileLine } from './tile-line';

/** Says that a channel over which the person is reminded of a tool's records does not work. */
function RemindersFail() {
  return (
    <span className="mt-1 text-danger">
      <BellOff aria-hidden size={20} strokeWidth={1.75} />
      <span className="sr-only">Its reminders are failing. </span>
    </span>
  );
}

/** The way into a tool. It is drawn at once; nearing it starts loading the tool behind it. */
export function Tile({ tool }: { tool: Tool }) {
  const queryClient = useQueryClient();
  const { id, name, path, icon: Icon, reminds = false } = tool;
  const installed = use(InstalledContext);
  const hasFailure = (useSession().user?.remindersFail ?? false) && reminds;
  const prefetch = () => {
    // The screen loads again what could not be prefetched, and shows the error.
    tool.prefetch(queryClient).catch(() => undefined);
  };
  return (
    <Link
      to={path}
      data-tool={id}
      onPointerEnter={prefetch}
      onPointerDown={prefetch}
      onFocus={prefetch}
      className="flex min-h-32 min-w-0 flex-col gap-3.5 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong active:bg-raised"
    >
      <span className="flex items-start justify-between">
        <span className="grid size-11 place-items-center rounded-[12px] bg-tool-tint text-tool">
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
        {hasFailure && <RemindersFail />}
      </span>
      <span className="min-w-0">
        <span className="block text-17 font-bold tracking-[-0.008em]">{name}</span>
        <TileLine tool={tool} />
        {installed && <installed.SharedNews tool={tool} />}
      </span>
    </Link>
  );
}
