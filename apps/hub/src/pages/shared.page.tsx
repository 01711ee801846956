import { dropShared, leftOutInWords, listShared, type SharedFile } from '@hub/tool-kit/shared-files';
import type { SharedUse } from '@hub/tool-kit';
import { TAKES_SHARED } from '@hub/tool-kit/taken-files';
import { Banner, Button, EmptyState, LinkButton, List, Page } from '@hub/ui';
import FileUp from 'lucide-react/icons/file-up';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { sharedUses } from 'virtual:hub-takes-shared';
import { filesInWords, importUse, usesFor } from '../shared/choices';
import { tools } from '../tools';

function UseRow({ use, count }: { use: SharedUse; count: number }) {
  const { icon: Icon = FileUp, name = 'Your data' } = tools.find(({ id }) => id === use.tool) ?? {};
  return (
    <li data-tool={use.tool} className="relative flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-raised">
      <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-tool-tint text-tool">
        <Icon aria-hidden size={22} strokeWidth={1.75} />
      </span>
      {/* The question is not kept in the history: Back leads to the page before it. */}
      <Link
        to={use.path}
        state={TAKES_SHARED}
        replace
        className="min-w-0 after:absolute after:inset-0 after:rounded-control after:content-['']"
      >
        <span className="block font-medium">{use.inWords(count)}</span>
        <span className="block text-13 text-muted">{name}</span>
      </Link>
    </li>
  );
}

function Question({ files, onDrop }: { files: readonly SharedFile[]; onDrop: () => void }) {
  const uses = usesFor(files, [...sharedUses, importUse]);
  return (
    <>
      <p className="text-17 font-medium wrap-anywhere">{filesInWords(files)}</p>
      {uses.length > 0 ? (
        <>
          <h2>What would you like to do with it?</h2>
          <List label="What to do with it">
            {uses.map((use) => (
              <UseRow key={use.tool} use={use} count={files.length} />
            ))}
          </List>
        </>
      ) : (
        <p>No tool can use {files.length === 1 ? 'this kind of file' : 'these files together'}.</p>
      )}
      <Button variant="quiet" onClick={onDrop}>
        Discard
      </Button>
      <p className="text-center text-13 text-muted">Nothing is read or sent until you choose.</p>
    </>
  );
}

/** /shared: asks what to do with files that other apps have shared with the hub (specification §2.150). */
export function SharedPage() {
  const [search] = useSearchParams();
  const [files, setFiles] = useState<SharedFile[] | null>(null);
  const leftOut = Number(search.get('left-out') ?? 0);
  const isRefused = search.get('share') === 'refused';

  useEffect(() => {
    void listShared().then(setFiles);
  }, []);

  function drop() {
    setFiles([]);
    void dropShared();
  }

  return (
    <Page title="Shared files" back="/">
      {isRefused && (
        <Banner tone="danger">A website tried to add files. They were refused, and nothing was kept.</Banner>
      )}
      {leftOut > 0 && <Banner tone="warning">{leftOutInWords(leftOut)}</Banner>}
      {files !== null && files.length > 0 && <Question files={files} onDrop={drop} />}
      {files?.length === 0 && (
        <EmptyState
          icon={Share2}
          title="No files are waiting here"
          action={<LinkButton to="/">Go to Apps</LinkButton>}
        >
          Share a picture or a PDF with Apps from another app.
        </EmptyState>
      )}
    </Page>
  );
}
