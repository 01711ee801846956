import { count, pb, text } from '@hub/pb-client';
import { recordRepository, type Records, useListWithWaiting, type ValuesOf } from '@hub/tool-kit';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import {
  type settingsFields,
  type TrainingSettings,
  USUAL_SETTINGS,
  USUAL_STEP,
} from '../model/training-settings';

/** A record of the collection `training_settings`, with what was not set as it usually is. */
export const storedSettings = v.pipe(
  v.object({
    id: text,
    owner: text,
    unit: v.picklist(['kg', 'lb', '']),
    step: v.picklist(['0.5', '1', '1.25', '2', '2.5', '5', '10', '']),
    effort: v.picklist(['rpe', 'rir', '']),
    isSilent: v.boolean(),
    rev: count,
  }),
  v.transform(({ unit, step, ...settings }) => {
    const own = unit || 'kg';
    return { ...settings, unit: own, step: step || USUAL_STEP[own] };
  }),
);

/** The settings of a person as they are stored. */
export type StoredSettings = v.InferOutput<typeof storedSettings>;

type SettingsValues = ValuesOf<typeof settingsFields>;

/** Everything about settings lies under this key. */
export const settingsKey = ['training-settings'] as const;

/** The settings, to save. The one record of a person has the person's id, so that two devices make the same one. */
export const settingsRecords: Records<StoredSettings, SettingsValues> = {
  repository: recordRepository<typeof storedSettings, SettingsValues>(pb, {
    collection: 'training_settings',
    schema: storedSettings,
  }),
  key: settingsKey,
};

/** A person's own settings: a list of one, or of none. */
export const settingsQuery = (owner: string) =>
  queryOptions({
    queryKey: [...settingsKey, 'list', owner],
    queryFn: () =>
      settingsRecords.repository.listAll({
        perPage: 1,
        filter: pb.filter('owner = {:owner}', { owner }),
        sort: 'id',
      }),
  });

const ORDER = { compare: () => 0 };

/** The record of a person's settings, with what waits of it on this device; `undefined` until it is known, `null` for none. */
export function useStoredSettings(owner: string) {
  const { data, error, refetch } = useListWithWaiting(settingsRecords, useQuery(settingsQuery(owner)), ORDER);
  return { data: data && (data[0] ?? null), error, refetch };
}

/** How a person logs; as usual until it is known. */
export function useTrainingSettings(owner: string): TrainingSettings {
  const { data } = useStoredSettings(owner);
  return useMemo(() => (data ? readSettings(data) : USUAL_SETTINGS), [data]);
}

function readSettings({ unit, step, effort, isSilent }: StoredSettings): TrainingSettings {
  // What waits on this device says "none" by `null`.
  return { unit, step: Number(step), effort: effort || null, isSilent };
}
