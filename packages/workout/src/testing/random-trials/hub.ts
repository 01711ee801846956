import { aliasesLimits, count, newRecordId, optionalText, text } from '@hub/pb-client';
import { defineOutbox, type FieldTable, recordRepository, textField, withWaiting } from '@hub/tool-kit';
import { Outbox } from '@hub/tool-kit/outbox';
import { Device, enqueueChange, type Page } from '@hub/tool-kit/testing/devices';
import { QueryClient } from '@tanstack/react-query';
import type PocketBase from 'pocketbase';
import * as v from 'valibot';
import type { Workout } from '../../api/workout.schema';
import { workoutRepository } from '../../api/workouts';
import { saveExercise } from '../../athlete/workout/exercise.repo';
import { workoutRulesOf } from '../../athlete/workout/workout-outbox';
import type { ExerciseEdit } from '../../model/exercise-edit';

/** The collections of the trials, each with two text fields that are changed. */
export const TABLES = {
  aliases: ['email', 'description'],
  loyalty: ['name', 'cardId'],
} as const;
export type Table = keyof typeof TABLES;
export type Collection = Table | 'workouts';
export const COLLECTIONS = ['aliases', 'loyalty', 'workouts'] as const;

/** A record of these collections: an alias or a card. */
export interface Row {
  id: string;
  rev: number;
  [field: string]: unknown;
}
type Values = Readonly<Record<string, string>>;

const schemas = {
  aliases: v.object({ id: text, email: text, description: optionalText, rev: count }),
  loyalty: v.object({ id: text, name: text, cardId: text, type: text, rev: count }),
};

function tableOf(client: PocketBase, collection: Table) {
  const repository = recordRepository<v.GenericSchema<unknown, Row>, Values>(client, {
    collection,
    schema: schemas[collection],
  });
  const fields: FieldTable = Object.fromEntries(
    TABLES[collection].map((name) => [name, textField({ label: name, limit: aliasesLimits.description })]),
  );
  const outbox = defineOutbox({
    records: { repository, key: [collection] },
    fields,
    itemParser: schemas[collection],
    besides: () => ({}),
    nameOf: ({ id }) => id,
    pathOf: (id) => `/${collection}/${id}`,
  });
  return { repository, outbox };
}

const byId = { compare: (a: Row, b: Row) => (a.id < b.id ? -1 : 1) };

const toList = (collection: Collection) => [collection, 'list'];

/** A page of the hub on one device: its lists, and the actions on it. */
export class Hub {
  readonly page: Page;
  readonly outbox: Outbox;
  readonly queryClient: QueryClient;
  readonly #tables: Record<Table, ReturnType<typeof tableOf>>;
  readonly #workouts: ReturnType<typeof workoutRepository>;
  #end: () => void = () => undefined;
  readonly #hasEnded = new Promise<'ended'>((resolve) => (this.#end = () => resolve('ended')));

  /** `last` is the previous page, whose cached lists are restored. */
  constructor(device: Device, url: string, person: { id: string; client: PocketBase }, last?: Hub) {
    this.page = device.openPage(url, person.client);
    const { client } = this.page;
    this.queryClient = last?.queryClient ?? new QueryClient();
    this.#tables = { aliases: tableOf(client, 'aliases'), loyalty: tableOf(client, 'loyalty') };
    this.#workouts = workoutRepository(client);
    this.outbox = this.page.run(
      () =>
        new Outbox({
          client,
          queryClient: this.queryClient,
          person: person.id,
          outboxes: {
            aliases: () => Promise.resolve(this.#tables.aliases.outbox),
            loyalty: () => Promise.resolve(this.#tables.loyalty.outbox),
            workouts: () => Promise.resolve(workoutRulesOf(client)),
          },
        }),
    );
    this.outbox.waiting.subscribe(() => this.#showSaved());
  }

  /** Runs an action in the page, until the page ends at most. */
  do<Result>(work: () => Promise<Result>): Promise<Result | 'ended'> {
    return Promise.race([this.page.run(work), this.#hasEnded]);
  }

  kill(): void {
    this.page.kill();
    this.#end();
  }

  #rows(collection: Collection): Row[] {
    return this.queryClient.getQueryData<Row[]>(toList(collection)) ?? [];
  }

  /** The displayed records of a list. */
  shown(collection: Collection): readonly Row[] {
    const rows = this.#rows(collection);
    return withWaiting(rows, this.outbox.waiting.of(collection), byId);
  }

  async refresh(): Promise<void> {
    const options = { perPage: 1000, sort: 'id' };
    const load = (collection: Collection) =>
      collection === 'workouts'
        ? this.#workouts.listAll(options)
        : this.#tables[collection].repository.listAll(options);
    for (const collection of COLLECTIONS) {
      const loaded = await load(collection);
      // A record that was saved while the list was loading is newer than the list.
      const newer = (row: Row) =>
        this.#rows(collection).find(({ id, rev }) => id === row.id && rev > row.rev);
      this.queryClient.setQueryData(
        toList(collection),
        loaded.map((row) => newer(row as Row) ?? row),
      );
    }
  }

  #show(collection: Collection, id: string, saved: Row | null) {
    this.queryClient.setQueryData(toList(collection), (rows: Row[] = []) => [
      ...rows.filter((row) => row.id !== id),
      ...(saved ? [saved] : []),
    ]);
  }

  /** Sent changes stay visible until the lists have been loaded again, as on a screen. */
  #showSaved() {
    for (const collection of COLLECTIONS) {
      const saved = this.outbox.waiting.of(collection).filter(({ isSaved }) => isSaved);
      this.queryClient.setQueryData(toList(collection), withWaiting(this.#rows(collection), saved, byId));
    }
  }

  /** Stores a change on the device, and sends it. */
  async #save<Item extends { id: string; rev: number }>(
    change: Parameters<typeof enqueueChange>[1],
    send: () => Promise<Item>,
  ): Promise<Item> {
    const queued = await enqueueChange(this.outbox, change);
    return queued.send(send);
  }

  create(collection: Table, values: Values, id = newRecordId()): Promise<Row> {
    const { repository } = this.#tables[collection];
    const change = { kind: 'create', values } as const;
    return this.#save({ collection, recordId: id, change }, async () => {
      const saved = await repository.create(id, values);
      this.#show(collection, id, saved);
      return saved;
    });
  }

  update(collection: Table, before: Row, changes: Values): Promise<Row> {
    const { repository } = this.#tables[collection];
    const change = { kind: 'update', before, changes } as const;
    return this.#save({ collection, recordId: before.id, change }, async () => {
      const saved = await repository.update(before, changes);
      this.#show(collection, before.id, saved);
      return saved;
    });
  }

  remove(collection: Table, before: Row): Promise<Row> {
    const { repository } = this.#tables[collection];
    const change = { kind: 'delete', before } as const;
    return this.#save({ collection, recordId: before.id, change }, async () => {
      await repository.delete(before.id);
      this.#show(collection, before.id, null);
      return before;
    });
  }

  /** Saves an exercise; only one save of a workout runs at a time, as on its screen. */
  saveExercise(id: string, edit: ExerciseEdit): Promise<Workout> {
    const rows = this.queryClient.getQueryData<Workout[]>(toList('workouts')) ?? [];
    const known = rows.find((row) => row.id === id) as Workout;
    const change = { kind: 'update', before: known, changes: [edit] } as const;
    return this.#save({ collection: 'workouts', recordId: id, change }, async () => {
      const saved = await saveExercise(this.page.client, id, edit);
      this.#show('workouts', id, saved);
      return saved;
    });
  }
}

/** A text, or `''` for any other value. */
export const textOrEmpty = (value: unknown) => (typeof value === 'string' ? value : '');

/** The text fields of a record that the trials change, by name. */
export function fieldsOf(collection: Collection, record: Row): Record<string, string> {
  if (collection !== 'workouts')
    return Object.fromEntries(TABLES[collection].map((name) => [name, textOrEmpty(record[name])]));
  const exercises = record['exercises'] as { id: string; results?: string }[];
  return Object.fromEntries(exercises.map(({ id, results }) => [id, textOrEmpty(results)]));
}
