import { pb } from '@hub/pb-client';
import type { ToolExport } from '@hub/tool-kit/import';
import { workoutRepository } from '../api/workouts';
import { writeHevy } from './write-hevy';

/** The page size of workouts, each with all of its sets. */
const PAGE_SIZE = 200;

/** The table of all completed sets of a person, the latest workout first, in Hevy's format. */
export const workoutExports: readonly ToolExport[] = [
  {
    name: 'CSV, as Hevy',
    inArchive: 'csv/workouts.csv',
    make: async (personId) => {
      const workouts = await workoutRepository(pb).listAll({
        perPage: PAGE_SIZE,
        filter: pb.filter('user = {:personId}', { personId }),
        sort: '-date,id',
      });
      return new File([writeHevy(workouts)], 'workouts.csv', { type: 'text/csv' });
    },
  },
];
