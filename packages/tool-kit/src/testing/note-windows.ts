import { HubError, newRecordId } from '@hub/pb-client';
import { startServer, type TestServer, type TestUser } from '@hub/pocketbase/testing';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Change } from '../outbox/change';
import { Outbox } from '../outbox/outbox';
import { enqueueChange } from '../outbox/use-enqueue';
import { carry, Device, stubDevices } from './devices';
import { type Note, noteOutbox, notesOf, type NoteValues } from './notes';

let made = 0;

/** A new, unique address for a note. */
export function address(): string {
  made += 1;
  return `waits-${String(made)}@example.com`;
}

const BY_ADDRESS = { compare: (a: Note, b: Note) => a.email.localeCompare(b.email) };

/** A window of the hub with a signed-in person, and what they do with notes. */
function openWindow(url: string, device: Device, person: TestUser) {
  const page = device.openPage(url, person.client);
  const { client } = page;
  const repository = notesOf(client);
  const note = noteOutbox({ repository, key: ['notes'], orderIn: () => BY_ADDRESS });
  const queryClient = new QueryClient();
  const outbox = page.run(() => {
    const outboxes = { aliases: () => Promise.resolve(note) };
    return new Outbox({ client, queryClient, person: person.id, outboxes });
  });
  const enqueue = (recordId: string, change: Change) =>
    page.run(() => enqueueChange(outbox, { collection: 'aliases', recordId, change }));
  const save = async (recordId: string, change: Change, send: () => Promise<Note>) => {
    const queued = await enqueue(recordId, change);
    return page.run(() => queued.send(send));
  };
  const first = () => outbox.waiting.all()[0]!;
  return {
    page,
    client,
    outbox,
    queryClient,
    waiting: outbox.waiting.all,
    create: (values: Partial<NoteValues>, id = newRecordId()) =>
      save(id, { kind: 'create', values }, () => repository.create(id, values)),
    update: (before: Note, changes: Partial<NoteValues>) =>
      save(before.id, { kind: 'update', before, changes }, () => repository.update(before, changes)),
    /** Stores a change on the device; the returned function sends it. */
    enqueue: async (before: Note, changes: Partial<NoteValues>) => {
      const queued = await enqueue(before.id, { kind: 'update', before, changes });
      return () => page.run(() => queued.send(() => repository.update(before, changes)));
    },
    /** Stores a change whose request does not reach the hub. */
    leaveWaiting: async (before: Note, changes: Partial<NoteValues>) => {
      const queued = await enqueue(before.id, { kind: 'update', before, changes });
      await page.run(() => queued.send(() => Promise.reject(new HubError('offline'))));
    },
    remove: (before: Note) =>
      save(before.id, { kind: 'delete', before }, () => repository.delete(before.id).then(() => before)),
    /** Opens the outbox with the changes on the device; when it resolves, everything possible has been sent. */
    open: () =>
      page.run(async () => {
        await outbox.open();
        await outbox.flush();
      }),
    flush: () => page.run(() => outbox.flush()),
    tryAgain: () => page.run(() => outbox.tryAgain(first())),
    discard: () => page.run(() => outbox.discard(first())),
    decide: (choice: 'mine' | 'theirs') => page.run(() => outbox.decide(first(), choice)),
    /** The network is back: the hub answers, and unsent changes are sent. */
    comeBack: async () => {
      device.carry = carry.through;
      await page.run(() => client.send('/api/hub/here', { method: 'GET' }));
      await page.run(() => outbox.flush());
    },
  };
}

/** A server for the tests of a file; each test has its own person and device. */
export function noteServer() {
  let server: TestServer;
  let mei: TestUser;
  let phone: Device;
  const opened: Outbox[] = [];
  beforeAll(async () => {
    server = await startServer();
  });
  beforeEach(async () => {
    mei = await server.createUser();
    phone = new Device();
    stubDevices();
  });
  afterEach(() => {
    for (const outbox of opened.splice(0)) outbox.close();
  });
  afterAll(() => server.stop());

  return {
    server: () => server,
    person: () => mei,
    phone: () => phone,
    /** The person's notes, read from another device. */
    notes: () => notesOf(mei.client),
    /** The person's records on the server. */
    saved: ({ client, id: owner } = mei) =>
      notesOf(client).listAll({
        perPage: 500,
        sort: 'created,id',
        filter: client.filter('owner = {:owner}', { owner }),
      }),
    openWindow: (device: Device = phone, person: TestUser = mei) => {
      const window = openWindow(server.url, device, person);
      opened.push(window.outbox);
      return window;
    },
  };
}

/** Holds back the first request of a method until the test releases it. */
export function hold(device: Device, method: string, then = carry.through) {
  let release: () => void = () => undefined;
  let arrive: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let isDone = false;
  device.carry = async (send, request) => {
    if (isDone || request.method !== method) return send();
    isDone = true;
    arrive();
    await gate;
    return then(send);
  };
  return { arrived, release };
}

/** The methods of all requests that change a record, from now on. */
export function noteSaves(device: Device): string[] {
  const saves: string[] = [];
  const { carry: before } = device;
  device.carry = (send, request) => {
    if (request.method !== 'GET' && request.url.includes('/records')) saves.push(request.method);
    return before(send, request);
  };
  return saves;
}
