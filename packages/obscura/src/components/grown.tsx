import { Banner, Button } from '@hub/ui';
import { formatSize } from '@hub/locale';

interface GrownProps {
  /** The bytes that the picture would have at its own size. */
  size: number;
  onKeep: () => void;
}

/** Of a picture that is a larger file now that it is resized: the way back to its own size. */
export function Grown({ size, onKeep }: GrownProps) {
  return (
    <>
      <Banner tone="warning">
        Resized, this picture is a larger file. At its original size it has {formatSize(size)}.
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

/** The same of some of several files. */
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
