import { Banner, Button, Card } from '@hub/ui';
import { counted } from '@hub/locale';
import { useSearchParams } from 'react-router-dom';
import { MOST_SHARED } from '@hub/tool-kit/shared-files';
import { useSharedFiles } from '../files/use-sent-files';

const MOST = `${String(MOST_SHARED.files)} files of ${String(MOST_SHARED.bytes / 1_000_000)} MB together`;

function LeftOut({ count }: { count: number }) {
  const were = count === 1 ? 'was' : 'were';
  return (
    <Banner tone="warning">
      {counted(count, 'file')} {were} left out: {MOST} can be sent here at most.
    </Banner>
  );
}

/** Asks whether files are to be added that an app has sent, or a web site that hides who it is (specification §2.77). */
export function SharedQuestion({ onAdd }: { onAdd: (files: File[]) => void }) {
  const [search] = useSearchParams();
  const { count, add, refuse } = useSharedFiles(onAdd);
  const leftOut = Number(search.get('left-out') ?? 0);
  return (
    <>
      {search.get('share') === 'refused' && (
        <Banner tone="danger">
          A web site tried to add files. They were refused, and nothing of them is kept.
        </Banner>
      )}
      {leftOut > 0 && <LeftOut count={leftOut} />}
      {count > 0 && (
        <Card role="group" aria-labelledby="shared-question" className="flex flex-col gap-4">
          <p id="shared-question" className="text-17 font-medium">
            Add {counted(count, 'file')} from another app or a web site?
          </p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={add}>Add</Button>
            <Button variant="quiet" onClick={refuse}>
              Don’t add
            </Button>
          </div>
        </Card>
      )}
    </>
  );
}
