import { formatCount } from '@hub/locale';
import { Address, Button, Checkbox, List } from '@hub/ui';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { useId, useState, type ReactNode } from 'react';
import type { Preview, PreviewRow } from './preview';

const FIRST_ROWS = 3;
/** How many more rows are rendered at once: ten thousand would block the page. */
const MORE_ROWS = 200;

interface GroupProps {
  title: string;
  /** Beside the title: "3, they stay out". */
  note: string;
  rows: readonly PreviewRow[];
  children: (row: PreviewRow) => ReactNode;
}

/** The rows of one kind: three, and the others on request. Nothing if there are none. */
function Group({ title, note, rows, children }: GroupProps) {
  const [most, setMost] = useState(FIRST_ROWS);
  const heading = useId();
  if (rows.length === 0) return null;
  const hidden = Math.min(MORE_ROWS, rows.length - most);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={heading} className="text-17">
          {title}
        </h2>
        <p className="text-13 text-muted">{note}</p>
      </div>
      <List label={title}>
        {rows.slice(0, most).map((row, at) => (
          <li key={row.at ?? `unread-${at}`} className="px-4 py-2">
            {children(row)}
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <Button variant="plain" icon={ChevronDown} onClick={() => setMost(most + MORE_ROWS)}>
              Show {formatCount(hidden)} more
            </Button>
          </li>
        )}
      </List>
    </section>
  );
}

function Words({ title, detail, isRefused = false }: PreviewRow & { isRefused?: boolean }) {
  return (
    <>
      <span className="block font-medium wrap-break-word">
        <Address>{title}</Address>
      </span>
      {detail !== '' && (
        <span className={`block text-13 wrap-break-word ${isRefused ? 'text-danger' : 'text-muted'}`}>
          {detail}
        </span>
      )}
    </>
  );
}

interface FixedRowsProps {
  title: string;
  note: string;
  icon: LucideIcon;
  rows: readonly PreviewRow[];
  isRefused?: boolean;
}

/** The rows with which nothing is done: refused ones, with the reason, or those that are here already. */
function FixedRows({ title, note, icon: Icon, rows, isRefused = false }: FixedRowsProps) {
  const color = isRefused ? 'text-danger' : 'text-muted';
  return (
    <Group title={title} rows={rows} note={`${formatCount(rows.length)}, ${note}`}>
      {(row) => (
        <div className="flex min-h-11 items-center gap-3">
          <Icon aria-hidden size={20} strokeWidth={2} className={`shrink-0 ${color}`} />
          <div className="min-w-0">
            <Words {...row} isRefused={isRefused} />
          </div>
        </div>
      )}
    </Group>
  );
}

interface Choosing {
  /** The indexes of the rows that are left out. */
  without: ReadonlySet<number>;
  onChoose: (at: number, isChosen: boolean) => void;
}

interface ChoosableProps extends Choosing {
  title: string;
  rows: readonly PreviewRow[];
}

/** The rows that can be imported, each with a box. */
function ChoosableRows({ title, rows, without, onChoose }: ChoosableProps) {
  const chosen = rows.filter(({ at }) => at !== null && !without.has(at)).length;
  return (
    <Group title={title} rows={rows} note={`${formatCount(chosen)} of ${formatCount(rows.length)} chosen`}>
      {(row) => (
        <Checkbox
          label={<Words {...row} />}
          value={row.at !== null && !without.has(row.at)}
          onChange={(isChosen) => row.at !== null && onChoose(row.at, isChosen)}
        />
      )}
    </Group>
  );
}

/** The rows of a preview, by what the import would do with each. */
export function PreviewGroups({ preview, ...choosing }: Choosing & { preview: Preview }) {
  return (
    <>
      <FixedRows title="Refused" note="left out" icon={X} rows={preview.refused} isRefused />
      <ChoosableRows title="Changed" rows={preview.changed} {...choosing} />
      <ChoosableRows title="New" rows={preview.added} {...choosing} />
      <FixedRows title="Already here" note="nothing to do" icon={Check} rows={preview.here} />
    </>
  );
}
