import { cx } from '../cx';

interface SkeletonLineProps {
  /** The width that the text will have. */
  width: string;
  /** The font size; the surrounding one by default. */
  look?: string;
}

/** A placeholder for text: as high as a line of it, also visible in forced colours. */
export function SkeletonLine({ width, look }: SkeletonLineProps) {
  return (
    <span aria-hidden className={cx('flex h-[1lh] items-center', look)}>
      <span className={cx('h-[0.75em] rounded-small bg-raised forced-colors:border', width)} />
    </span>
  );
}
