import { cx } from '../cx';

interface SkeletonLineProps {
  /** How wide the words will be, as a class. */
  width: string;
  /** The size that the words will have, as classes. */
  look?: string | undefined;
}

/** Holds the place of some words that are not there yet: as high as a line of them, and faint. */
export function SkeletonLine({ width, look }: SkeletonLineProps) {
  return (
    <span aria-hidden className={cx('flex h-[1lh] items-center', look)}>
      <span className={cx('h-[0.75em] rounded-small bg-raised forced-colors:border', width)} />
    </span>
  );
}
