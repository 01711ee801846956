import { Banner, Button, Card } from '@hub/ui';
import { counted } from '@hub/locale';
import { useSearchParams } from 'react-router-dom';
import { leftOutInWords } from '@hub/tool-kit/shared-files';
import { useSharedFiles } from '../files/use-sent-files';

/** Asks whether to add the files that another app, or an unknown site, has sent (specification §2.77). */
export function SharedQuestion({ onAdd }: { onAdd: (files: File[]) => void }) {
  const [search] = useSearchParams();
  const { count, add, refuse } = useSharedFiles(onAdd);
  const leftOut = Number(search.get('left-out') ?? 0);
  return (
    <>
      {search.get('share') === 'refused' && (
        <Banner tone="danger">A website tried to add files. They were refused, and nothing was kept.</Banner>
      )}
      {leftOut > 0 && <Banner tone="warning">{leftOutInWords(leftOut)}</Banner>}
      {count > 0 && (
        <Card role="group" aria-labelledby="shared-question" className="flex flex-col gap-4">
          <p id="shared-question" className="text-17 font-medium">
            Add {counted(count, 'file')} from another app or a website?
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
