import type { CalendarDate } from '@hub/calendar';
import { HubError, listAll, pb, TAKEN } from '@hub/pb-client';
import { type ListOrder, recordRepository, type Records, withFirstPage } from '@hub/tool-kit';
import { queryOptions } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import {
  activePlan,
  person,
  PERSON_FIELDS,
  type Person,
  type PersonValues,
  plannedExercises,
  trainedWorkout,
} from './person.schema';
import { workoutsKey } from './workouts';

/** Records a page: all are read, in as few calls as can be. */
const PAGE_SIZE = 500;

/** A password is sent twice (specification §7.27). */
function bodyOf(values: Partial<PersonValues>) {
  return { ...values, ...(values.password !== undefined && { passwordConfirm: values.password }) };
}

/** The server's words do not say what is taken. */
function sayTaken(cause: unknown): never {
  if (!(cause instanceof HubError) || cause.fields.email !== TAKEN) throw cause;
  const message = 'Somebody here has this e-mail already. Give another.';
  throw new HubError(cause.kind, { message, fields: { ...cause.fields, email: message }, cause });
}

/** The only way to the people of the hub and to how all of them are doing, for `client`'s person, an admin. */
export function peopleRepository(client: PocketBase) {
  const people = recordRepository<typeof person, PersonValues>(client, {
    collection: 'users',
    schema: person,
    bodyOf,
  });
  return {
    ...people,

    /** Fails with a sentence for `email` when somebody has it, in whatever case. */
    create: (id: string, values: Partial<PersonValues>) => people.create(id, values).catch(sayTaken),

    /** Fails in the same way. */
    update: (record: Pick<Person, 'id' | 'rev'>, changes: Partial<PersonValues>) =>
      people.update(record, changes).catch(sayTaken),

    /** Everybody, by e-mail. */
    listByEmail: (onFirstPage?: (people: Person[]) => void): Promise<Person[]> =>
      people.listAll({ perPage: PAGE_SIZE, sort: 'email', fields: PERSON_FIELDS }, onFirstPage),

    /** The workouts of everybody, from one date to another, both included. */
    listTrained: (from: CalendarDate, to: CalendarDate) =>
      listAll(client, 'workouts', trainedWorkout, {
        perPage: PAGE_SIZE,
        sort: 'date,id',
        filter: client.filter('date >= {:from} && date <= {:to}', { from, to }),
        fields: Object.keys(trainedWorkout.entries).join(','),
      }),

    /** The active plans of everybody, the newest first. */
    listActivePlans: () =>
      listAll(client, 'plans', activePlan, {
        perPage: PAGE_SIZE,
        sort: '-created,id',
        filter: 'active = true',
        fields: Object.keys(activePlan.entries).join(','),
      }),

    /** In how many plans an exercise stands. */
    countPlansWith: async (exerciseId: string): Promise<number> => {
      const plans = await listAll(client, 'plans', plannedExercises, {
        perPage: PAGE_SIZE,
        sort: '-created,id',
        // A quick look; whether the exercise stands there, the list itself tells.
        filter: client.filter('workouts ~ {:exerciseId}', { exerciseId }),
        fields: Object.keys(plannedExercises.entries).join(','),
      });
      return plans.filter(({ workouts }) => workouts.some(({ code }) => code === exerciseId)).length;
    },
  };
}

const repository = peopleRepository(pb);

/** Everything about people lies under this key. */
export const peopleKey = ['people'] as const;

/** The order of the list of people: the server goes by the letters’ codes. */
const BY_EMAIL: ListOrder<Person> = { compare: (a, b) => (a.email < b.email ? -1 : 1) };

/** The people, to make new ones. */
export const personRecords: Records<Person, PersonValues> = {
  repository,
  key: peopleKey,
  orderIn: ([, list]) => (list === 'list' ? BY_EMAIL : undefined),
};

/** Everybody, by e-mail. */
export const peopleQuery = () =>
  queryOptions({ queryKey: [...peopleKey, 'list'], queryFn: withFirstPage(repository.listByEmail) });

/** How many people there are. */
export const peopleCountQuery = () =>
  queryOptions({ queryKey: [...peopleKey, 'count'], queryFn: () => repository.count() });

/** Everybody's workouts from one date to another. */
export const trainedQuery = (from: CalendarDate, to: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'trained', from, to],
    queryFn: () => repository.listTrained(from, to),
  });

/** Everything about plans lies under this key. */
const plansKey = ['plans'] as const;

/** Everybody's active plans. */
export const activePlansQuery = () =>
  queryOptions({ queryKey: [...plansKey, 'active'], queryFn: repository.listActivePlans });

/** In how many plans an exercise stands. */
export const plansWithQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: [...plansKey, 'with', exerciseId],
    queryFn: () => repository.countPlansWith(exerciseId),
    staleTime: 0,
  });
