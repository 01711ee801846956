import { useSession } from '@hub/auth';
import { Banner, Button, Form, Page, useUnsavedWork } from '@hub/ui';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';
import { DropZone } from '../components/drop-zone';
import { FileCard } from '../components/file-card';
import { OneFile, Refusal, SeveralFiles } from '../components/files-view';
import { Grown, GrownFiles } from '../components/grown';
import { NameCard } from '../components/name-card';
import { NextAction } from '../components/next-action';
import { OptionsCard } from '../components/options-card';
import { Outcome } from '../components/outcome';
import { RedrawOffer } from '../components/redraw-offer';
import { SharedQuestion } from '../components/shared-question';
import { useFiles } from '../files/use-files';
import { useIncomingFiles } from '../files/use-incoming-files';
import { useOpenedFiles } from '../files/use-sent-files';
import { useSaving } from '../files/use-saving';
import { announcementOf } from '../model/announcement';
import { isClean, isInBatch, isUnsaved, takesOptions } from '../model/listed-files';
import { atOwnSize, grownOf, sizeUnlessGrown } from '../model/grown';
import type { Naming } from '../model/names';
import { type Options, redrawOffer, textProblem } from '../model/options';
import { onlyClean } from '../model/batch';
import { visitOf } from '../model/visit';

/** The file types of the picker; with these an iPhone converts its own pictures to JPEG. */
const ACCEPTED = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf';

/** Leads the focus on when what had it is gone. */
function useKeptFocus(view: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const seen = useRef(view);
  useLayoutEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    if (document.activeElement !== document.body) return;
    (heading.current ?? chooseButton.current)?.focus({ preventScroll: true });
  }, [view]);
  return { heading, chooseButton };
}

/** /obscura: files are chosen, looked through, cleaned and saved, all on this device (specification §2.70 to §2.76). */
export function ObscuraPage() {
  const visit = visitOf(useSession().user?.id ?? '');
  const files = useFiles(visit);
  const { entries, refused } = files;
  const [options, setOptions] = useState(visit.options);
  const [isTextMissed, setTextMissed] = useState(false);
  const [naming, setNaming] = useState<Naming>('clean');
  const saving = useSaving(files, naming);
  const chooser = useRef<HTMLInputElement>(null);
  const optionsHeading = useRef<HTMLHeadingElement>(null);
  const [only, ...others] = entries;
  const done = onlyClean(entries);
  const grownFrom = done ? sizeUnlessGrown(done) : null;
  const grown = done ? [] : grownOf(entries);
  const clean = entries.filter(isClean);
  const isBusy = entries.some(isInBatch);
  const canShare = saving.canShare(clean);
  const open = done ? [done] : entries.filter(takesOptions);
  const kinds = open.map(({ kind }) => kind);
  const reasons = redrawOffer(
    open.map(({ report }) => report),
    options,
  );
  const { heading, chooseButton } = useKeptFocus([entries.length, isBusy, done?.id].join());
  const isOver = useIncomingFiles(add);
  useOpenedFiles(add);
  useUnsavedWork(() => entries.some(isUnsaved), {
    loss: 'Cleaned files that you have not saved will be lost.',
  });

  const doneId = done?.id;
  useLayoutEffect(() => {
    if (doneId === undefined) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [doneId, heading]);

  function add(chosen: readonly File[]) {
    // The one that is done with makes room for the next.
    if (done && !isUnsaved(done)) files.remove([done.id]);
    void files.add(chosen);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])];
    // Emptied, so that choosing the same file once more is a change again.
    target.value = '';
    if (chosen.length > 0) add(chosen);
  }

  function change(next: Options) {
    visit.keepOptions(next);
    setOptions(next);
    setTextMissed(false);
  }

  function start() {
    if (textProblem(kinds, options)) setTextMissed(true);
    else void files.process(options);
  }

  function keepSize() {
    const next = atOwnSize(options);
    change(next);
    void files.process(next);
  }

  function showOptions() {
    optionsHeading.current?.scrollIntoView({ block: 'start' });
    optionsHeading.current?.focus({ preventScroll: true });
  }

  function redrawPages() {
    change({ ...options, redraw: true });
    // The button disappears, and these say what is lost and how sharp the pages become.
    showOptions();
  }

  const openChooser = () => chooser.current?.click();
  return (
    <Page
      title="Obscura"
      back="/"
      tool="obscura"
      actions={
        only && (
          <Button variant="quiet" size="sm" icon={Plus} onClick={openChooser}>
            {done ? 'Next file' : 'Add files'}
          </Button>
        )
      }
    >
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label="Files"
        onChange={choose}
      />
      <p role="status" className="sr-only">
        {announcementOf(entries)}
      </p>
      <SharedQuestion onAdd={add} />
      <Form onSubmit={start} className="flex-1">
        {!only && (
          <DropZone
            onChoose={openChooser}
            isOver={isOver}
            isRefused={refused.length > 0}
            buttonRef={chooseButton}
          />
        )}
        <Refusal files={refused} />
        {done && (
          <>
            <FileCard entry={done} onRemove={() => files.remove([done.id])} />
            {done.step.result.laterProblem && <Banner tone="danger">{done.step.result.laterProblem}</Banner>}
            {grownFrom !== null && <Grown size={grownFrom} onKeep={keepSize} />}
            <Outcome entry={done} headingRef={heading} />
          </>
        )}
        {only && others.length === 0 && !done && (
          <OneFile
            entry={only}
            options={options}
            headingRef={heading}
            onRemove={() => files.remove([only.id])}
          />
        )}
        {others.length > 0 && (
          <SeveralFiles
            entries={entries}
            options={options}
            headingRef={heading}
            onRemove={({ id }) => files.remove([id])}
            onSave={(entry) => void saving.save([entry])}
            onShare={canShare ? (entry) => void saving.share([entry]) : undefined}
          />
        )}
        {grown.length > 0 && !isBusy && (
          <GrownFiles
            count={grown.length}
            onKeep={() => void files.processAgain(grown, atOwnSize(options))}
          />
        )}
        {reasons.size > 0 && !isBusy && <RedrawOffer reasons={reasons} onRedraw={redrawPages} />}
        {(!only || kinds.length > 0) && (
          <OptionsCard
            kinds={kinds}
            value={options}
            onChange={change}
            isLocked={isBusy}
            isTextMissed={isTextMissed}
            headingRef={optionsHeading}
          />
        )}
        {clean.length > 0 && !isBusy && <NameCard entries={clean} value={naming} onChange={setNaming} />}
        {saving.problem !== undefined && <Banner tone="danger">{saving.problem}</Banner>}
        <NextAction
          entries={entries}
          options={options}
          onSave={(saved) => void saving.save(saved)}
          onShare={canShare ? (shared) => void saving.share(shared) : undefined}
          onChangeOptions={showOptions}
          onCancel={files.cancel}
        />
      </Form>
    </Page>
  );
}
