import { toCalendarDate } from '@hub/calendar';
import { useIsReachable } from '@hub/pb-client';
import { counted, formatCount } from '@hub/locale';
import { formatDate } from '@hub/tool-kit';
import { Button, List, ListItem } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { tools } from '../tools';
import { type PastImport, pastImportsQuery } from './imports.api';
import { useUndoImport } from './use-undo-import';

function ImportRow({ id, tool, added, changed, undone, created }: PastImport) {
  const { mutate, isPending } = useUndoImport();
  const isReachable = useIsReachable();
  const name = tools.find((one) => one.id === tool)?.name ?? 'Everything as one file';
  const day = formatDate(toCalendarDate(new Date(created)));
  return (
    <ListItem
      trailing={
        undone === null ? (
          <Button variant="plain" busy={isPending} disabled={!isReachable} onClick={() => mutate(id)}>
            Undo
          </Button>
        ) : undefined
      }
    >
      <span className="block font-medium">
        {name}, {counted(added + changed, 'record')}
      </span>
      <span className="block text-13 text-muted">
        {undone === null
          ? `${day}: ${formatCount(added)} new, ${formatCount(changed)} changed`
          : `${day}, undone`}
      </span>
    </ListItem>
  );
}

/** The imports of the last seven days, each with an undo; nothing if there are none. */
export function PastImports() {
  const { data = [] } = useQuery(pastImportsQuery);
  if (data.length === 0) return null;
  return (
    <>
      <h2 className="text-17">Imported in the last 7 days</h2>
      <List label="Imported in the last 7 days">
        {data.map((one) => (
          <ImportRow key={one.id} {...one} />
        ))}
      </List>
    </>
  );
}
