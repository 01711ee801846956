import { HubError } from '@hub/pb-client';
import type { TestUser } from '@hub/pocketbase/testing';
import { carry, Device } from '@hub/tool-kit/testing/devices';
import { type Collection, COLLECTIONS, fieldsOf, Hub, type Row } from './hub';
import type { Model } from './model';
import type { Chance } from './random';

/** The state that one person's phones share: the server, and the model of all actions. */
export interface World {
  url: string;
  person: TestUser;
  model: Model;
  chance: Chance;
  /** The possible final states of each tick; each exercise is ticked on only one device. */
  ticks: Map<string, Set<boolean>>;
  /** Conflicts that should not have been reported, or not in this way. */
  wrongQuestions: string[];
}

/** The path of a record, or of an exercise in it. */
const SAVED = new RegExp(String.raw`(?:collections|hub)/(${COLLECTIONS.join('|')})(?:/records)?/?(\w*)`);

/** Records in the model what the server has saved for a request. */
async function note(model: Model, { url, method }: { url: string; method: string }, response: Response) {
  const [, collection, id] = SAVED.exec(url) ?? [];
  if (!response.ok || collection === undefined || method === 'GET') return;
  if (method === 'DELETE') {
    model.noteDeleted(`${collection}/${String(id)}`);
    return;
  }
  const saved = (await response.clone().json()) as Row;
  const record = `${collection}/${saved.id}`;
  if (method === 'POST') model.noteCreated(record);
  model.noteVersion(record, { rev: saved.rev, fields: fieldsOf(collection as Collection, saved) });
}

type Way = 'through' | 'lose' | 'loseAnswer' | 'patchy';

/** One device with its pages, one after another. */
export class Phone {
  readonly #device = new Device();
  readonly #busy = new Set<string>();
  hub: Hub;

  constructor(
    readonly name: string,
    readonly world: World,
  ) {
    this.cut('through');
    this.hub = new Hub(this.#device, world.url, world.person);
  }

  cut(way: Way) {
    const carryOn = () =>
      carry[way === 'patchy' ? this.world.chance.pick(['through', 'lose', 'loseAnswer'] as const) : way];
    this.#device.carry = (send, request) =>
      carryOn()(async () => {
        const response = await send();
        await note(this.world.model, request, response);
        return response;
      });
  }

  /** Kills the page, and opens another one. */
  async restart() {
    this.hub.kill();
    this.#busy.clear();
    this.hub = new Hub(this.#device, this.world.url, this.world.person, this.hub);
    const { outbox } = this.hub;
    await this.hub.do(() => outbox.open());
    await this.hub.do(() => outbox.flush());
  }

  async comeBack() {
    const { hub } = this;
    this.cut('through');
    await hub.do(() => hub.page.client.send('/api/hub/here', { method: 'GET' }));
    await hub.do(() => hub.outbox.flush());
  }

  refresh() {
    const { hub } = this;
    return hub.do(() => hub.refresh().catch(() => undefined));
  }

  /** Whether a record is being changed on this device. */
  isBusy(id: string): boolean {
    return this.#busy.has(id);
  }

  /** A random record that is not being changed on this device. */
  free(collection: Collection): Row | undefined {
    return this.world.chance.pick(this.hub.shown(collection).filter(({ id }) => !this.isBusy(id)));
  }

  /** Changes a record; returns whether the screen said that it is saved, or waits. */
  async change(id: string, work: () => Promise<unknown>): Promise<boolean> {
    this.#busy.add(id);
    const { hub } = this;
    try {
      return (await hub.do(work)) !== 'ended';
    } catch (error) {
      const isAnswer = error instanceof HubError && ['conflict', 'not-found', 'invalid'].includes(error.kind);
      if (!isAnswer) throw error;
      return false;
    } finally {
      if (hub === this.hub) this.#busy.delete(id);
    }
  }
}
