import { defineOutbox } from '@hub/tool-kit';
import { settingsFields, USUAL_STEP } from '../model/training-settings';
import { workoutPaths } from '../paths';
import { settingsRecords } from './training-settings';

/** Declares that changes of settings can wait on this device. */
export const settingsOutbox = defineOutbox({
  records: settingsRecords,
  fields: settingsFields,
  blank: (owner) => ({ owner, unit: 'kg', step: USUAL_STEP.kg, effort: '', isSilent: false }) as const,
  nameOf: () => 'Training settings',
  pathOf: () => workoutPaths.settings,
});
