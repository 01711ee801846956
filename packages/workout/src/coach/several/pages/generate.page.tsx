import { useLive, useOfflineReason } from '@hub/pb-client';
import {
  Banner,
  BottomActions,
  Button,
  DateField,
  EmptyState,
  Form,
  LinkButton,
  QueryState,
  Select,
  SideBySide,
  Skeleton,
} from '@hub/ui';
import { counted } from '@hub/locale';
import Users from 'lucide-react/icons/users';
import { useSearchParams } from 'react-router-dom';
import { peopleKey } from '../../../api/people';
import { plansKey } from '../../../api/plans';
import { workoutsKey } from '../../../api/workouts';
import { WorkoutPage } from '../../../components/workout-page';
import { coachPaths } from '../../../paths';
import { MOST_ATHLETES, MOST_DATES, TOO_LARGE } from '../../../rules';
import { athletesOf } from '../../model/athletes';
import { AthleteChoices } from '../components/athlete-choices';
import { SeveralPreview } from '../components/several-preview';
import { useGenerateSeveral } from '../components/use-generate-several';
import { useSeveral } from '../components/use-several';
import { areTooMany, areTooManyAthletes, isTooMuch, orderOf, sumOf } from '../model/several-order';

/** The durations that can be chosen, in weeks. */
const WEEKS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 26, 52].map((weeks) => ({
  value: String(weeks),
  label: String(weeks),
}));
const OWN_PLANS = { value: '', label: 'Each athlete’s own plan' };

const OWN_HINT = 'The newest active plan of each athlete.';
const TEMPLATE_HINT =
  'Each athlete gets it as a plan of their own, or goes on with the one they got from it.';

const TOO_MANY_ATHLETES = `At most ${String(MOST_ATHLETES)} athletes get workouts at once. Choose fewer athletes.`;

function tooMany(): string {
  return `At most ${counted(MOST_DATES, 'workout')} can be made at once. Choose a shorter period or fewer athletes.`;
}

/** /workout/admin/generate: workouts for several athletes, from their own plans or the template `?plan=`. */
export function GeneratePage() {
  useLive('users', peopleKey);
  useLive('plans', plansKey);
  useLive('workouts', workoutsKey);
  const [search, setSearch] = useSearchParams();
  const several = useSeveral(search.get('plan') ?? '');
  return (
    <WorkoutPage title="Generate" back={coachPaths.start}>
      <QueryState
        query={several.query}
        failedToLoad="Failed to load."
        loading={<Skeleton rows={4} />}
        isEmpty={({ people, plans }) => athletesOf(people, plans).length === 0}
        empty={
          <EmptyState
            icon={Users}
            title="No athletes yet"
            action={<LinkButton to={coachPaths.addPerson}>Add User</LinkButton>}
          />
        }
      >
        {() => (
          <GenerateForm
            several={several}
            onPlan={(plan) =>
              setSearch(plan === '' ? {} : { plan }, { replace: true, preventScrollReset: true })
            }
          />
        )}
      </QueryState>
    </WorkoutPage>
  );
}

interface GenerateFormProps {
  several: ReturnType<typeof useSeveral>;
  onPlan: (templateId: string) => void;
}

function GenerateForm({ several, onPlan }: GenerateFormProps) {
  const { athletes, chosenAthletes, horizon, template, templates, titles, today, isDate } = several;
  const offline = useOfflineReason();
  const { generate, busy, failure } = useGenerateSeveral();
  const count = sumOf(chosenAthletes).new;
  const problem = problemOf(chosenAthletes);
  const canGenerate = offline === undefined && several.isUpToDate && count > 0 && problem === undefined;
  return (
    <Form
      onSubmit={() => {
        if (canGenerate) generate(orderOf(chosenAthletes, horizon));
      }}
    >
      <Select
        label="Plan"
        options={[OWN_PLANS, ...templates.map(({ id, planTitle }) => ({ value: id, label: planTitle }))]}
        value={template?.id ?? ''}
        onChange={onPlan}
        hint={template === null ? OWN_HINT : TEMPLATE_HINT}
      />
      <SideBySide>
        <DateField
          label="Start"
          value={several.from}
          onChange={several.setFrom}
          error={isDate ? undefined : 'Enter the first day.'}
        />
        <Select label="Weeks" options={WEEKS} value={several.weeks} onChange={several.setWeeks} />
      </SideBySide>
      {isDate && (
        <>
          <AthleteChoices
            athletes={athletes}
            isChosen={several.isChosen}
            onChoose={several.choose}
            titles={titles}
            today={today}
          />
          {chosenAthletes.length > 0 && (
            <>
              <SeveralPreview
                athletes={chosenAthletes}
                horizon={horizon}
                titles={titles}
                today={today}
                onTick={several.tick}
              />
              <p className="text-13 text-muted">
                What is already there stays as it is. One Undo reverts everything.
              </p>
            </>
          )}
        </>
      )}
      <BottomActions>
        <div className="flex flex-col gap-3">
          {(failure ?? problem) !== undefined && <Banner tone="danger">{failure ?? problem}</Banner>}
          {failure === undefined && offline !== undefined && <Banner tone="info">{offline}</Banner>}
          <Button type="submit" busy={busy} busyLabel="Generating…" aria-disabled={!canGenerate}>
            {several.isUpToDate ? `Generate ${counted(count, 'workout')}` : 'Generate'}
          </Button>
        </div>
      </BottomActions>
    </Form>
  );
}

function problemOf(chosen: Parameters<typeof sumOf>[0]): string | undefined {
  if (areTooManyAthletes(chosen)) return TOO_MANY_ATHLETES;
  if (areTooMany(chosen)) return tooMany();
  return isTooMuch(chosen) ? TOO_LARGE : undefined;
}
