import { useSession } from '@hub/auth';
import { formatNumber } from '@hub/locale';
import { RecordForm, savedInWords, useRecordForm, useWayOut } from '@hub/tool-kit';
import { Card, FormSkeleton, QueryState, Segments, Select, Switch, useToast } from '@hub/ui';
import { settingsRecords, type StoredSettings, useStoredSettings } from '../../api/training-settings';
import { WorkoutPage } from '../../components/workout-page';
import { settingsFields, STEPS, USUAL_STEP, WEIGHT_UNITS } from '../../model/training-settings';
import { workoutPaths } from '../../paths';
import { NotificationOffer } from './notification-offer';

const EFFORTS = [
  { value: '', label: 'Not noted' },
  { value: 'rpe', label: 'RPE' },
  { value: 'rir', label: 'In reserve' },
] as const;

/** /workout/settings: the person's training settings (specification §2.356). */
export function SettingsPage() {
  const { user } = useSession();
  const personId = user?.id ?? '';
  const query = useStoredSettings(personId);
  const { back } = useWayOut();
  return (
    <WorkoutPage title="Training" back={() => back(workoutPaths.activity)}>
      <QueryState
        query={{ ...query, data: query.data === undefined ? undefined : { item: query.data } }}
        failedToLoad="Failed to load."
        loading={<FormSkeleton fields={4} />}
      >
        {({ item }) => <SettingsForm personId={personId} item={item} />}
      </QueryState>
    </WorkoutPage>
  );
}

function SettingsForm({ personId, item }: { personId: string; item: StoredSettings | null }) {
  const { back } = useWayOut();
  const toast = useToast();
  const leave = () => back(workoutPaths.activity);
  const form = useRecordForm({
    records: settingsRecords,
    fields: settingsFields,
    item,
    newId: personId,
    onSaved: (_, waits) => {
      toast(savedInWords(waits));
      leave();
    },
  });
  const { draft, problems, change } = form;
  return (
    <RecordForm form={form} onCancel={leave}>
      <Card className="flex flex-col gap-5">
        <Segments
          label={settingsFields.unit.label}
          options={WEIGHT_UNITS}
          value={draft.unit}
          onChange={(unit) => change({ unit, step: USUAL_STEP[unit] })}
        />
        <Select
          label={settingsFields.step.label}
          hint="How much the two buttons beside a weight add or take away."
          error={problems.step}
          options={STEPS[draft.unit].map((step) => ({
            value: step,
            label: `${formatNumber(Number(step))} ${draft.unit}`,
          }))}
          value={draft.step}
          onChange={(step) => change({ step })}
        />
        <Segments
          label={settingsFields.effort.label}
          hint="RPE 8 is two repetitions in reserve. To set it, tap the number of a set."
          options={EFFORTS}
          value={draft.effort}
          onChange={(effort) => change({ effort })}
        />
        <Switch
          label="Sound when a rest is over"
          value={!draft.isSilent}
          onChange={(isLoud) => change({ isSilent: !isLoud })}
        />
        <NotificationOffer />
      </Card>
    </RecordForm>
  );
}
