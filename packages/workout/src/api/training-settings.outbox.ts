import { defineOutbox } from '@hub/tool-kit';
import { settingsFields } from '../model/training-settings';
import { workoutPaths } from '../paths';
import { settingsRecords, storedSettings } from './training-settings';

/** Declares that changes of settings can wait on this device. */
export const settingsOutbox = defineOutbox({
  records: settingsRecords,
  fields: settingsFields,
  itemParser: storedSettings,
  besides: (owner) => ({ owner }),
  nameOf: () => 'Training settings',
  pathOf: () => workoutPaths.settings,
});
