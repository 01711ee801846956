import { Banner, Button } from '@hub/ui';
import { formatSize } from '@hub/locale';

interface GrownProps {
  /** The size of the file if the picture keeps its original size. */
  size: number;
  onKeep: () => void;
}

/** For a picture whose file became larger when it was resized: the button to keep its original size. */
export function Grown({ size, onKeep }: GrownProps) {
  return (
    <>
      <Banner tone="warning">
        Resizing makes this picture a larger file. At its original size it is {formatSize(size)}.
      </Banner>
      <Button variant="quiet" onClick={onKeep}>
        Keep the original size
      </Button>
    </>
  );
}

interface GrownFilesProps {
  count: number;
  onKeep: () => void;
}

/** The same for some of several files. */
export function GrownFiles({ count, onKeep }: GrownFilesProps) {
  const isOne = count === 1;
  return (
    <>
      <Banner tone="warning">
        {isOne ? 'One picture is a larger file' : `${count} pictures are larger files`} now that{' '}
        {isOne ? 'it is' : 'they are'} resized.
      </Banner>
      <Button variant="quiet" onClick={onKeep}>
        Keep {isOne ? 'its' : 'their'} original size
      </Button>
    </>
  );
}
