import { useSession } from '@hub/auth';
import { counted, listed } from '@hub/locale';
import type { ToolExport } from '@hub/tool-kit/import';
import { List, ListItem, Menu, useToast } from '@hub/ui';
import { downloadFile } from '@hub/ui/download';
import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import type { Overview } from './archive/archive.api';
import type { ImportingTool } from './load-imports';

interface ToolRowProps extends ImportingTool {
  /** `undefined` while it is unknown. */
  overview: Overview | undefined;
}

/** The person's data in a tool: "11 items, 9 documents"; nothing while that is unknown. */
function useAmounts({ imports: { collection, called, device } }: ToolRowProps, overview?: Overview): string {
  const personId = useSession().user?.id ?? '';
  const { data: onDevice = 0 } = useQuery({
    queryKey: ['on-device', collection, personId],
    queryFn: () => device?.count(personId) ?? 0,
  });
  const archived = overview?.collections.find(({ name }) => name === collection);
  if (archived === undefined) return '';
  const amounts = [called(archived.count)];
  if (archived.files > 0)
    amounts.push(counted(archived.files, archived.fileFields.includes('document') ? 'document' : 'picture'));
  if (device && onDevice > 0) amounts.push(device.called(onDevice));
  return amounts.join(', ');
}

function ToolRow(props: ToolRowProps) {
  const {
    tool: { id, name, icon: Icon },
    imports,
    overview,
  } = props;
  const amounts = useAmounts(props, overview);
  const personId = useSession().user?.id ?? '';
  const showToast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ make }: ToolExport) => make(personId),
    onSuccess: (file) => downloadFile(file, file.name),
    onError: ({ message }) => showToast(message),
  });
  return (
    <ListItem
      leading={
        <span
          data-tool={id}
          className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-tool-tint text-tool"
        >
          <Icon aria-hidden size={22} strokeWidth={1.75} />
        </span>
      }
      trailing={
        <Menu
          label={`Download ${name}`}
          icon={Download}
          items={imports.exports.map((one) => ({ label: one.name, onSelect: () => mutate(one) }))}
        />
      }
    >
      <span className="flex flex-wrap items-center justify-between gap-x-4">
        <span>
          <span className="block font-medium">{name}</span>
          <span className="block min-h-[1lh] text-13 text-muted">{amounts}</span>
        </span>
        <span className="text-13 text-muted">{listed(imports.exports.map((one) => one.name))}</span>
      </span>
    </ListItem>
  );
}

/** The exports of each tool. */
export function ToolFiles({
  tools,
  overview,
}: {
  tools: readonly ImportingTool[];
  overview: Overview | undefined;
}) {
  return (
    <List label="One tool">
      {tools
        .filter(({ imports }) => imports.exports.length > 0)
        .map((one) => (
          <ToolRow key={one.tool.id} {...one} overview={overview} />
        ))}
    </List>
  );
}
