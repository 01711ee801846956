import { type TestServer, startServer } from '@hub/pocketbase/testing';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { text } from './fields';
import { listAll } from './list-all';
import { subscribe } from './live';
import { onSessionEnd, request } from './request';

/** The data layer against a real server. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const aliasSchema = v.object({ id: text, email: text });

function createAlias(client: Awaited<ReturnType<TestServer['createUser']>>['client'], email: string) {
  return client.collection('aliases').create({ email, description: '' });
}

describe('listAll', () => {
  it('gives every record, beyond the first page', async () => {
    const { client } = await server.createUser();
    const emails = Array.from({ length: 7 }, (_, index) => `paging-${String(index)}@example.com`);
    for (const email of emails) await createAlias(client, email);
    const aliases = await listAll(client, 'aliases', aliasSchema, { perPage: 3, sort: 'created,id' });
    expect(aliases.map(({ email }) => email).sort()).toEqual(emails);
  });

  it('throws when a record has another shape', async () => {
    const { client } = await server.createUser();
    await createAlias(client, 'shape@example.com');
    const schema = v.object({ id: text, email: v.number() });
    await expect(listAll(client, 'aliases', schema, { perPage: 50, sort: 'id' })).rejects.toMatchObject({
      name: 'HubError',
      kind: 'unexpected',
      message: 'The hub sent something that this page can’t read. Reload the page.',
    });
  });

  it('throws when the server is not there', async () => {
    const client = createClient('http://127.0.0.1:1');
    await expect(listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'id' })).rejects.toMatchObject({
      kind: 'offline',
    });
  });
});

describe('request', () => {
  it('notices a token that the server no longer takes, on a list and on a record', async () => {
    const { id, client } = await server.createUser();
    const alias = await createAlias(client, 'revoked@example.com');
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    await server.superuser
      .collection('users')
      .update(id, { password: 'another-password-1', passwordConfirm: 'another-password-1' });

    const list = listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'id' });
    await expect(list).rejects.toMatchObject({ kind: 'session' });
    const view = request(client, () => client.collection('aliases').getOne(alias.id));
    await expect(view).rejects.toMatchObject({ kind: 'session' });
    expect(ended).toHaveBeenCalledTimes(2);
    stop();
  });

  it('takes a record that is not there for just that', async () => {
    const { client } = await server.createUser();
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    const view = request(client, () => client.collection('aliases').getOne('aaaaaaaaaaaaaaa'));
    await expect(view).rejects.toMatchObject({ kind: 'not-found' });
    expect(ended).not.toHaveBeenCalled();
    stop();
  });

  it('leaves it to the server whether a token has expired, for the clock of the device may be wrong', async () => {
    const { client } = await server.createUser();
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2100, 0, 1));
    expect(client.authStore.isValid).toBe(false);
    const list = await listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'id' });
    expect(list).toEqual([]);
  });
});

describe('a list that was read before its subscription was active', () => {
  const readAliases = (client: Awaited<ReturnType<TestServer['createUser']>>['client']) =>
    listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'id', fields: 'id,email' });

  /** The `provenSince` that the subscription reports once it is active. */
  async function provenOnceActive(client: Awaited<ReturnType<TestServer['createUser']>>['client']) {
    const told = vi.fn<(provenSince: number) => void>();
    const end = subscribe(client, 'aliases', told);
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalled();
    });
    end();
    return told.mock.calls[0]?.[0];
  }

  it('is right when nothing has happened since', async () => {
    const { client } = await server.createUser();
    await createAlias(client, 'still@example.com');
    await readAliases(client);
    expect(await provenOnceActive(client)).toBe(0);
  });

  it.each<
    [
      string,
      (client: Awaited<ReturnType<TestServer['createUser']>>['client'], id: string) => Promise<unknown>,
    ]
  >([
    ['new', (client) => createAlias(client, 'more@example.com')],
    ['changed', (client, id) => client.collection('aliases').update(id, { description: 'Changed', rev: 1 })],
    ['gone', (client, id) => client.collection('aliases').delete(id)],
  ])('is told when a record is %s', async (_how, happen) => {
    const { client } = await server.createUser();
    const { id } = await createAlias(client, `${_how}@example.com`);
    await readAliases(client);
    await happen(client, id);
    expect(await provenOnceActive(client)).toBe(Infinity);
  });

  it('is read again when its subscription was gone for a while', async () => {
    const { client } = await server.createUser();
    const told = vi.fn();
    const end = subscribe(client, 'aliases', told);
    // Otherwise the next listener would get the event of the first subscription.
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledOnce();
    });
    await readAliases(client);
    const readAt = Date.now();
    end();
    await vi.waitFor(() => {
      expect(client.realtime.isConnected).toBe(false);
    });
    expect(await provenOnceActive(client)).toBeGreaterThanOrEqual(readAt);
  });
});

describe('subscribe', () => {
  it('tells of a change, of lost access, and then no more', async () => {
    const anna = await server.createUser();
    const bert = await server.createUser();
    const changed = vi.fn();
    const end = subscribe(bert.client, 'aliases', changed);
    await vi.waitFor(() => {
      expect(changed).toHaveBeenCalledTimes(1);
    });

    const alias = await anna.client
      .collection('aliases')
      .create({ email: 'shared@example.com', description: '', shared: true });
    await vi.waitFor(() => {
      expect(changed).toHaveBeenCalledTimes(2);
    });

    await anna.client.collection('aliases').update(alias.id, { shared: false });
    await vi.waitFor(() => {
      expect(changed).toHaveBeenCalledTimes(3);
    });

    end();
    await vi.waitFor(() => {
      expect(bert.client.realtime.isConnected).toBe(false);
    });
  });

  it('tells the next screen of a change that came just before it took over', async () => {
    const { client } = await server.createUser();
    const left = vi.fn();
    const end = subscribe(client, 'aliases', left);
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(1);
    });
    const entered = vi.fn();
    let endEntered: (() => void) | undefined;
    await client.realtime.subscribe('aliases/*', () => {
      end();
      endEntered = subscribe(client, 'aliases', entered);
    });
    await client.collection('aliases').create({ email: 'on-the-way@example.com', description: '' });
    await vi.waitFor(() => {
      expect(entered).toHaveBeenCalledTimes(1);
    });
    expect(left).toHaveBeenCalledTimes(1);
    endEntered?.();
  });

  it('tells nothing to who has signed out', async () => {
    const { client } = await server.createUser();
    const told = vi.fn();
    const end = subscribe(client, 'aliases', told);
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(1);
    });
    const other = await server.createUser();
    client.authStore.clear();
    const toldOther = vi.fn();
    const endOther = subscribe(other.client, 'aliases', toldOther);
    await vi.waitFor(() => {
      expect(toldOther).toHaveBeenCalledTimes(1);
    });
    const shared = { email: 'not-for-guests@example.com', description: '', shared: true };
    await other.client.collection('aliases').create(shared);
    await vi.waitFor(() => {
      expect(toldOther).toHaveBeenCalledTimes(2);
    });
    expect(told).toHaveBeenCalledTimes(1);
    expect(client.realtime.isConnected).toBe(false);
    end();
    endOther();
  });

  it('sends a subscription again that failed at first', async () => {
    const { client } = await server.createUser();
    const changed = vi.fn();
    const startedOver = vi.spyOn(client.realtime, 'unsubscribe');
    client.baseURL = 'http://127.0.0.1:1';
    const end = subscribe(client, 'expiry', changed);
    await vi.waitFor(() => {
      expect(startedOver).toHaveBeenCalled();
    });

    client.baseURL = server.url;
    await vi.waitFor(() => {
      expect(client.realtime.isConnected).toBe(true);
      expect(changed).toHaveBeenCalled();
    });
    end();
    await vi.waitFor(() => {
      expect(client.realtime.isConnected).toBe(false);
    });
  });
});
