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
    const aliases = await listAll(client, 'aliases', aliasSchema, { perPage: 3, sort: 'email' });
    expect(aliases.map(({ email }) => email)).toEqual(emails);
  });

  it('throws when a record has another shape', async () => {
    const { client } = await server.createUser();
    await createAlias(client, 'shape@example.com');
    const schema = v.object({ id: text, email: v.number() });
    await expect(listAll(client, 'aliases', schema, { perPage: 50, sort: 'email' })).rejects.toMatchObject({
      name: 'HubError',
      kind: 'unexpected',
    });
  });

  it('throws when the server is not there', async () => {
    const client = createClient('http://127.0.0.1:1');
    await expect(
      listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'email' }),
    ).rejects.toMatchObject({ kind: 'offline' });
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

    const list = listAll(client, 'aliases', aliasSchema, { perPage: 50, sort: 'email' });
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

  it('knows an expired token by the clock, without asking the server', async () => {
    const client = createClient('http://127.0.0.1:1');
    const expired = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`;
    client.authStore.save(expired, null);
    const run = vi.fn();
    await expect(request(client, run)).rejects.toMatchObject({ kind: 'session' });
    expect(run).not.toHaveBeenCalled();
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

  it('tells nothing to who has signed out', async () => {
    const [leaver, other] = await Promise.all([server.createUser(), server.createUser()]);
    const [told, toldOther] = [vi.fn(), vi.fn()];
    const ends = [subscribe(leaver.client, 'aliases', told), subscribe(other.client, 'aliases', toldOther)];
    await vi.waitFor(() => {
      expect(told).toHaveBeenCalledTimes(1);
      expect(toldOther).toHaveBeenCalledTimes(1);
    });

    leaver.client.authStore.clear();
    await other.client.collection('aliases').create({ email: 'seen@example.com', shared: true });
    await vi.waitFor(() => {
      expect(toldOther).toHaveBeenCalledTimes(2);
    });
    expect(told).toHaveBeenCalledTimes(1);
    for (const end of ends) end();
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
    await vi.waitFor(
      () => {
        expect(client.realtime.isConnected).toBe(true);
        expect(changed).toHaveBeenCalled();
      },
      { timeout: 10_000 },
    );
    end();
    await vi.waitFor(() => {
      expect(client.realtime.isConnected).toBe(false);
    });
  });
});
