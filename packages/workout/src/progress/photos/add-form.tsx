import { useSession } from '@hub/auth';
import type { CalendarDate } from '@hub/calendar';
import { askToPersist, formatDate, useToday, useWayOut } from '@hub/tool-kit';
import { Banner, Button, DateField, FileField, Form, FormButtons, useToast, useUnsavedWork } from '@hub/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { progressPaths } from '../../paths';
import { PhotoError } from './photo-error';
import { dayProblem, makeSet, type Side, SIDE_LABELS, SIDES } from './photo-set';
import { photoStore } from './photo-store';
import { refreshPhotos } from './photos.queries';
import { preparePhoto } from './prepare-photo';
import { takenOn } from './taken-on';

type Files = Partial<Record<Side, File | null>>;
type Problems = { [field in Side | 'date' | 'all']?: string | undefined };

function validate(date: string, files: Files, today: string): Problems {
  const problems: Problems = {};
  const ofDate = dayProblem(date, today);
  if (ofDate !== undefined) problems.date = ofDate;
  if (SIDES.every((side) => !files[side])) problems.front = 'Choose at least one photo: front, side or back.';
  return problems;
}

/** The date of the first photo that has one; a future date is ignored: the camera's clock was wrong. */
function offeredDay(files: Files, taken: ReadonlyMap<File, CalendarDate>, today: CalendarDate) {
  const days = SIDES.map((side) => files[side]).map((file) => (file ? taken.get(file) : undefined));
  return days.find((day) => day !== undefined && day <= today);
}

/** Encodes the chosen files again; returns which of them are not pictures. */
async function prepareAll(files: Files) {
  const pictures: Partial<Record<Side, Blob>> = {};
  const problems: Problems = {};
  for (const side of SIDES) {
    const file = files[side];
    try {
      if (file) pictures[side] = await preparePhoto(file);
    } catch (error) {
      problems[side] = error instanceof PhotoError ? error.message : new PhotoError('unreadable').message;
    }
  }
  return { pictures, problems };
}

/** The form for a new set: a day and up to three photos, which are scaled down and stored in this browser. */
export function AddForm() {
  const today = useToday();
  const person = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const toast = useToast();
  const wayOut = useWayOut();
  const [date, setDate] = useState(today);
  const [files, setFiles] = useState<Files>({});
  const [takenDays, setTakenDays] = useState<ReadonlyMap<File, CalendarDate>>(new Map());
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const isSaved = useRef(false);
  useUnsavedWork(() => !isSaved.current && SIDES.some((side) => files[side]));

  const offered = offeredDay(files, takenDays, today);

  function changeDate(value: string) {
    setDate(value);
    setProblems({ ...problems, date: undefined });
  }

  async function choose(side: Side, file: File | null) {
    setFiles({ ...files, [side]: file });
    setProblems({ ...problems, [side]: undefined });
    const day = file && (await takenOn(file));
    if (file && day) setTakenDays((last) => new Map(last).set(file, day));
  }

  async function save() {
    const { pictures, problems: unreadable } = await prepareAll(files);
    if (Object.keys(unreadable).length > 0) {
      setProblems(unreadable);
      return;
    }
    await photoStore(person).add([makeSet(date, pictures)]);
    await askToPersist();
    await refreshPhotos(queryClient, person);
    isSaved.current = true;
    toast('Saved');
    wayOut.leaveTo(progressPaths.photos);
  }

  async function submit() {
    const found = validate(date, files, today);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      setProblems({ all: (error instanceof PhotoError ? error : new PhotoError('failed', error)).message });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form onSubmit={submit} aria-busy={busy}>
      {problems.all !== undefined && <Banner tone="danger">{problems.all}</Banner>}
      <DateField
        label="Date"
        name="date"
        max={today}
        value={date}
        disabled={busy}
        error={problems.date}
        onChange={changeDate}
      />
      {offered !== undefined && offered !== date && (
        <span>
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => changeDate(offered)}>
            Use the day of the photo, {formatDate(offered)}
          </Button>
        </span>
      )}
      {SIDES.map((side) => (
        <FileField
          key={side}
          label={SIDE_LABELS[side]}
          prompt="Choose a photo"
          accept="image/*"
          value={files[side] ?? null}
          disabled={busy}
          error={problems[side]}
          onChange={(file) => void choose(side, file)}
        />
      ))}
      <p className="text-13 text-muted">
        Photos are made smaller, lose their place and time, and stay in this browser.
      </p>
      <FormButtons busy={busy} onCancel={() => wayOut.back(progressPaths.photos)} />
    </Form>
  );
}
