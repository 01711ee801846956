import { formatSize } from '@hub/locale';
import { Button, Card } from '@hub/ui';
import FileArchive from 'lucide-react/icons/file-archive';
import { useRef } from 'react';

/** A button with which a file is chosen. */
export function ChooseFile({
  children,
  variant = 'quiet',
  onFile,
}: {
  children: string;
  variant?: 'quiet' | 'plain';
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={children}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Cleared, so that choosing the same file again is a change.
          target.value = '';
        }}
      />
    </>
  );
}

interface FileCardProps {
  file: File;
  /** Such as "From Catima, 46 cards"; `null` while it is unknown. */
  about: string | null;
  tool?: string | undefined;
  onChange: (file: File) => void;
}

/** The file that is imported, and where it comes from. */
export function FileCard({ file, about, tool, onChange }: FileCardProps) {
  return (
    <Card>
      <div data-tool={tool} className="flex flex-wrap items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-tool-tint text-tool">
          <FileArchive aria-hidden size={22} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="text-13 text-muted">{[about, formatSize(file.size)].filter(Boolean).join(', ')}</p>
        </div>
        <ChooseFile variant="plain" onFile={onChange}>
          Change
        </ChooseFile>
      </div>
    </Card>
  );
}
