import { useEffect, useEffectEvent, useRef } from 'react';
import { thumbnailOf } from '../files/thumbnail';

interface ThumbnailProps {
  file: Blob;
  className: string;
  /** Is called if the picture can't be drawn. */
  onError: () => void;
}

/** A small picture of a file; the full picture does not stay in memory. */
export function Thumbnail({ file, className, onError }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fail = useEffectEvent(onError);
  useEffect(() => {
    const gone = new AbortController();
    async function draw() {
      const bitmap = await thumbnailOf(file, gone.signal);
      if (gone.signal.aborted || !canvas.current) {
        bitmap.close();
        return;
      }
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    }
    draw().catch(() => {
      if (!gone.signal.aborted) fail();
    });
    return () => gone.abort();
  }, [file]);
  return <canvas ref={canvas} width={0} height={0} aria-hidden className={className} />;
}
