import { Button } from '@hub/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import Lock from 'lucide-react/icons/lock';
import Upload from 'lucide-react/icons/upload';
import type { Ref } from 'react';

interface DropZoneProps {
  /** Opens the browser's file dialog. */
  onChoose: () => void;
  /** Whether files are being dragged over the page, which accepts them anywhere. */
  isOver: boolean;
  /** Whether the last chosen file was rejected. */
  isRefused: boolean;
  buttonRef: Ref<HTMLButtonElement>;
}

function edgeOf(isOver: boolean, isRefused: boolean): string {
  if (isOver) return 'border-accent bg-surface';
  return isRefused ? 'border-danger' : 'border-line-strong';
}

/** The area to drop files on; a tap anywhere in it opens the file dialog. */
export function DropZone({ onChoose, isOver, isRefused, buttonRef }: DropZoneProps) {
  return (
    <div className="flex flex-1 flex-col gap-3">
      <section
        aria-labelledby="drop-zone"
        onClick={onChoose}
        className={`flex min-h-75 flex-1 cursor-pointer flex-col items-center justify-center gap-5 rounded-card border-[1.5px] border-dashed px-5 py-8 text-center transition-colors hover:border-muted ${edgeOf(isOver, isRefused)}`}
      >
        <span className="grid size-14 place-items-center rounded-card bg-tool-tint text-tool">
          <Upload size={26} strokeWidth={1.75} aria-hidden />
        </span>
        <div className="flex flex-col items-center gap-1">
          <h2 id="drop-zone" className="text-17">
            Drop files here, or choose them
          </h2>
          <p className="text-balance text-muted">JPG, JPEG, PNG or PDF. Several at once if you like.</p>
        </div>
        {/* A click on the button bubbles to the zone, which handles it. */}
        <Button ref={buttonRef} variant="quiet" icon={ImagePlus}>
          Choose files
        </Button>
      </section>
      <p className="flex gap-2 text-13 text-muted">
        <Lock size={16} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
        Everything happens on this device. No file is sent anywhere.
      </p>
    </div>
  );
}
