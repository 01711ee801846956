import { Segments, Select, TextField } from '@hub/ui';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useState } from 'react';
import { firstName } from '../model/first-name';
import { BreakAtSlashes } from '../../../components/break-at-slashes';
import { targetInWords } from '../../../model/target-text';
import { WEIGHT_UNITS } from '../../../model/training-settings';
import {
  type EachSet,
  type HowHeavy,
  setProblems,
  type TargetDraft,
  type TargetField,
  targetOf,
  targetProblems,
} from '../model/target-draft';
import { ApartButton, SetsApart } from './sets-apart';
import { LONGEST, TargetNumber } from './target-number';

const EACH: readonly { value: EachSet; label: string }[] = [
  { value: 'reps', label: 'Reps' },
  { value: 'range', label: 'Range' },
  { value: 'time', label: 'Time' },
  { value: 'distance', label: 'Distance' },
  { value: 'amrap', label: 'As many as possible' },
];

const HEAVY: readonly { value: HowHeavy; label: string }[] = [
  { value: 'weight', label: 'Weight' },
  { value: 'percent', label: '% of best' },
  { value: 'rpe', label: 'RPE' },
  { value: 'bodyweight', label: 'Bodyweight' },
  { value: 'free', label: 'As you like' },
];

const RESTS = ['1:00', '1:30', '2:00', '3:00'];
const OTHER = 'other';

const GROUPS = [
  { value: '', label: 'None' },
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => ({ value: letter, label: letter })),
];

interface TargetFieldsProps {
  draft: TargetDraft;
  areProblemsShown: boolean;
  /** The athlete's name; `undefined` while it is unknown. */
  reader: string | undefined;
  /** The percentage of the athlete's best as a weight. */
  shareHint: ReactNode;
  onChange: (change: Partial<TargetDraft>) => void;
}

/** The target of an exercise, with the line as the athlete will read it (specification §4.370). */
export function TargetFields({ draft, areProblemsShown, reader, shareHint, onChange }: TargetFieldsProps) {
  const problems = areProblemsShown ? targetProblems(draft) : {};
  const areApart = draft.bySet !== null;
  const number = (field: TargetField, label: string) => (
    <TargetNumber
      field={field}
      label={label}
      value={draft[field]}
      problem={problems[field]}
      onChange={(text) => onChange({ [field]: text })}
    />
  );
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {number('sets', 'Sets')}
        <div className="min-w-0 flex-[2_1_8rem]">
          <Select
            label="Each set"
            options={EACH}
            value={draft.each}
            onChange={(each) => onChange({ each })}
          />
        </div>
        {!areApart && draft.each === 'reps' && number('reps', 'Reps')}
        {!areApart && draft.each === 'range' && (
          <>
            {number('reps', 'From')}
            {number('repsTo', 'To')}
          </>
        )}
        {!areApart && draft.each === 'distance' && number('metres', 'Metres')}
        {!areApart &&
          (draft.each === 'time' || draft.each === 'distance') &&
          number('seconds', draft.each === 'time' ? 'Time' : 'In')}
      </div>
      <Hint>{EACH_HINTS[draft.each]}</Hint>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-[2_1_8rem]">
          <Select
            label="How heavy"
            options={HEAVY}
            value={draft.heavy}
            onChange={(heavy) => onChange({ heavy })}
          />
        </div>
        {draft.heavy === 'weight' && (
          <>
            {!areApart && number('weight', 'Weight')}
            <div className="min-w-0 flex-[1_1_4.5rem]">
              <Select
                label="Unit"
                options={WEIGHT_UNITS}
                value={draft.unit}
                onChange={(unit) => onChange({ unit })}
              />
            </div>
          </>
        )}
        {!areApart && draft.heavy === 'percent' && number('percent', 'Percent')}
        {!areApart && draft.heavy === 'rpe' && number('rpe', 'RPE')}
      </div>
      <Hint>{draft.heavy === 'percent' ? shareHint : HEAVY_HINTS[draft.heavy]}</Hint>
      {areApart && (
        <SetsApart draft={draft} problems={areProblemsShown ? setProblems(draft) : []} onChange={onChange} />
      )}
      <ApartButton draft={draft} onChange={onChange} />
      <RestFields rest={draft.rest} problem={problems.rest} onChange={(rest) => onChange({ rest })} />
      <Select
        label="Superset"
        hint="Exercises with the same letter are done in turn."
        options={GROUPS}
        value={draft.group}
        onChange={(group) => onChange({ group })}
      />
      <ReadLine draft={draft} reader={reader} />
    </>
  );
}

/** The meaning of the choice above. */
function Hint({ children }: { children: ReactNode }) {
  return <p className="-mt-2 text-13 text-muted">{children}</p>;
}

const TIMES = 'Seconds, or minutes such as 1:30.';
const EACH_HINTS: Readonly<Record<EachSet, string>> = {
  reps: 'Or a range (8 to 12), a time (45 s), a distance (2,000 m), or as many as possible.',
  range: 'Such as 8 to 12.',
  time: TIMES,
  distance: `You can add a time: ${TIMES.toLowerCase()}`,
  amrap: 'As many as possible in each set.',
};

const HEAVY_HINTS: Readonly<Record<Exclude<HowHeavy, 'percent'>, string>> = {
  weight: 'Or % of the best set, RPE 1 to 10, or bodyweight.',
  rpe: '1 to 10, in halves: 8 leaves two repetitions in reserve.',
  bodyweight: 'With no weight.',
  free: 'As heavy as the athlete likes.',
};

interface RestFieldsProps {
  rest: string;
  problem: string | undefined;
  onChange: (rest: string) => void;
}

function RestFields({ rest, problem, onChange }: RestFieldsProps) {
  const [isOther, setIsOther] = useState(rest !== '' && !RESTS.includes(rest));
  const choose = (choice: string) => {
    setIsOther(choice === OTHER);
    if (choice !== OTHER) onChange(choice);
  };
  return (
    <>
      <Segments
        label="Rest"
        options={[...RESTS.map((value) => ({ value, label: value })), { value: OTHER, label: 'Other' }]}
        value={isOther ? OTHER : rest}
        onChange={choose}
      />
      {isOther && (
        <TextField
          label="Other rest"
          hint={`${TIMES} Leave it empty for as long as they like.`}
          name="rest"
          limit={LONGEST}
          autoComplete="off"
          value={rest}
          onChange={onChange}
          error={problem}
        />
      )}
    </>
  );
}

/** The target as the athlete will read it. */
function ReadLine({ draft, reader }: { draft: TargetDraft; reader: string | undefined }) {
  const target = targetOf(draft);
  return (
    <div className="flex items-center gap-3 rounded-control bg-raised px-3 py-2">
      <Eye size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-tool" />
      <p className="min-w-0 wrap-anywhere">
        <span className="block text-13 text-muted">{firstName(reader)} sees</span>{' '}
        <span className={target ? 'block font-medium' : 'block text-muted'}>
          <BreakAtSlashes>{target ? targetInWords(target) : 'No target'}</BreakAtSlashes>
        </span>
      </p>
    </div>
  );
}
