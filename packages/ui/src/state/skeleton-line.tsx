import { cx } from '../cx';

interface SkeletonLineProps {
  /** How much of its line the words will fill. */
  width: string;
  /** The font size; the surrounding one by default. */
  look?: string;
}

/** Holds the place of words that are not there yet: as high as a line of them, drawn in forced colours as well. */
export function SkeletonLine({ width, look }: SkeletonLineProps) {
  return (
    <span aria-hidden className={cx('flex h-[1lh] items-center', look)}>
      <span className={cx('h-[0.75em] rounded-small bg-raised forced-colors:border', width)} />
    </span>
  );
}
