import { Loading } from '@hub/ui';
import { useQuery } from '@tanstack/react-query';
import { ArchiveImport } from './archive/archive-import';
import { isArchive } from './archive/read-archive';
import { numberOf } from './file-number';
import { type FileImportProps, ForeignImport } from './foreign-import';

/** A chosen file: the hub's own archive, or a file of another program. */
export function FileImport(props: FileImportProps) {
  const { file } = props;
  const { data: isOwn } = useQuery({
    queryKey: ['import-preview', 'is-archive', numberOf(file)],
    // A file that can't be read at all is reported by the reader of other files.
    queryFn: () => isArchive(file).catch(() => false),
    ...{ retry: false, staleTime: Infinity, gcTime: 0 },
  });
  if (isOwn === undefined) return <Loading>Reading the file…</Loading>;
  return isOwn ? <ArchiveImport {...props} /> : <ForeignImport {...props} />;
}
