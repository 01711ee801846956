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
import { plansKey } from './plans';
import { workoutsKey } from './workouts';

/** A large page size, because all records are read, in as few requests as possible. */
const PAGE_SIZE = 500;

/** A password is sent twice (specification §7.27). */
function bodyOf(values: Partial<PersonValues>) {
  return { ...values, ...(values.password !== undefined && { passwordConfirm: values.password }) };
}

/** Replaces the server's message, which does not say that the e-mail address is taken. */
function sayTaken(cause: unknown): never {
  if (!(cause instanceof HubError) || cause.fields.email !== TAKEN) throw cause;
  const message = 'Somebody here already has this e-mail. Enter another.';
  throw new HubError(cause.kind, { message, fields: { ...cause.fields, email: message }, cause });
}

/** The only access to the hub's people and their training, for `client`'s person, an admin. */
export function peopleRepository(client: PocketBase) {
  const people = recordRepository<typeof person, PersonValues>(client, {
    collection: 'users',
    schema: person,
    bodyOf,
  });
  return {
    ...people,

    /** Rejects with a message for `email` if somebody has the same address, ignoring case. */
    create: (id: string, values: Partial<PersonValues>) => people.create(id, values).catch(sayTaken),

    /** Rejects in the same way. */
    update: (record: Pick<Person, 'id' | 'rev'>, changes: Partial<PersonValues>) =>
      people.update(record, changes).catch(sayTaken),

    /** All people, by e-mail address. */
    listByEmail: (onFirstPage?: (people: Person[]) => void): Promise<Person[]> =>
      people.listAll({ perPage: PAGE_SIZE, sort: 'email', fields: PERSON_FIELDS }, onFirstPage),

    /** The workouts of all people between two dates, both included. */
    listTrained: (from: CalendarDate, to: CalendarDate) =>
      listAll(client, 'workouts', trainedWorkout, {
        perPage: PAGE_SIZE,
        sort: 'date,id',
        filter: client.filter('date >= {:from} && date <= {:to}', { from, to }),
        fields: Object.keys(trainedWorkout.entries).join(','),
      }),

    /** The active plans of all people, the newest first. */
    listActivePlans: () =>
      listAll(client, 'plans', activePlan, {
        perPage: PAGE_SIZE,
        sort: '-created,id',
        filter: 'active = true',
        fields: Object.keys(activePlan.entries).join(','),
      }),

    /** The number of plans that contain an exercise. */
    countPlansWith: async (exerciseId: string): Promise<number> => {
      const plans = await listAll(client, 'plans', plannedExercises, {
        perPage: PAGE_SIZE,
        sort: '-created,id',
        // A fast pre-selection; the code below checks the list itself.
        filter: client.filter('workouts ~ {:exerciseId}', { exerciseId }),
        fields: Object.keys(plannedExercises.entries).join(','),
      });
      return plans.filter(({ workouts }) => workouts.some(({ code }) => code === exerciseId)).length;
    },
  };
}

const repository = peopleRepository(pb);

/** The common prefix of the query keys of people. */
export const peopleKey = ['people'] as const;

/** The order of the list of people: like the server, by character codes. */
const BY_EMAIL: ListOrder<Person> = { compare: (a, b) => (a.email < b.email ? -1 : 1) };

/** For forms: creates people. */
export const personRecords: Records<Person, PersonValues> = {
  repository,
  key: peopleKey,
  orderIn: ([, list]) => (list === 'list' ? BY_EMAIL : undefined),
};

/** All people, by e-mail address. */
export const peopleQuery = () =>
  queryOptions({ queryKey: [...peopleKey, 'list'], queryFn: withFirstPage(repository.listByEmail) });

/** The number of people. */
export const peopleCountQuery = () =>
  queryOptions({ queryKey: [...peopleKey, 'count'], queryFn: () => repository.count() });

/** The workouts of all people between two dates. */
export const trainedQuery = (from: CalendarDate, to: CalendarDate) =>
  queryOptions({
    queryKey: [...workoutsKey, 'trained', from, to],
    queryFn: () => repository.listTrained(from, to),
  });

/** The active plans of all people. */
export const activePlansQuery = () =>
  queryOptions({ queryKey: [...plansKey, 'active'], queryFn: repository.listActivePlans });

/** The number of plans that contain an exercise. */
export const plansWithQuery = (exerciseId: string) =>
  queryOptions({
    queryKey: [...plansKey, 'with', exerciseId],
    queryFn: () => repository.countPlansWith(exerciseId),
    staleTime: 0,
  });
