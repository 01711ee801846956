import { Badge } from '@hub/ui';
import { formatCount } from '@hub/locale';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { Preview } from './preview';

/** How many rows are new, changed, present already, and refused: together all rows of the file. */
export function Counts({ added, changed, here, refused }: Preview) {
  const all = [
    { word: 'New', tone: 'ok', icon: Plus, rows: added },
    { word: 'Changed', tone: 'accent', icon: Pencil, rows: changed },
    { word: 'Already here', tone: 'muted', icon: Check, rows: here },
    { word: 'Refused', tone: 'danger', icon: X, rows: refused },
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-px overflow-clip rounded-card border border-line bg-line">
      {all.map(({ word, tone, icon, rows }) => (
        <div key={word} className="flex flex-col justify-between bg-surface px-3 py-3">
          <dt>
            <Badge tone={tone} icon={icon}>
              {word}
            </Badge>
          </dt>
          <dd className="text-28 font-bold tabular-nums">{formatCount(rows.length)}</dd>
        </div>
      ))}
    </dl>
  );
}
