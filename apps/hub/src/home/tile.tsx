import type { Tool } from '@hub/tool-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { TileLine } from './tile-line';

/** The way into a tool. It is drawn at once; nearing it starts loading the tool behind it. */
export function Tile({ tool }: { tool: Tool }) {
  const queryClient = useQueryClient();
  const { id, name, path, icon: Icon } = tool;
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
      <span className="grid size-11 place-items-center rounded-[12px] bg-tool-tint text-tool">
        <Icon aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <span className="min-w-0">
        <span className="block text-17 font-bold tracking-[-0.008em]">{name}</span>
        <TileLine tool={tool} />
      </span>
    </Link>
  );
}
