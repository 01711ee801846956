import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startServer, type TestServer, type TestUser } from '../testing';
import { openMailbox, type Mailbox } from './mailbox';

let server: TestServer;
let coach: TestUser;
let mailbox: Mailbox;

beforeAll(async () => {
  [server, mailbox] = await Promise.all([startServer(), openMailbox()]);
  coach = await server.createUser({ role: 'admin' });
  await server.superuser.settings.update({ smtp: { enabled: true, host: '127.0.0.1', port: mailbox.port } });
});

afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const changeTo = (password: string) => ({ password, passwordConfirm: password });
const NEXT = 'another-one-1';

/** The person's record as they get it when they sign in. */
async function signedInRecord(email: string, password: string) {
  return (await server.signIn({ email, password })).authStore.record;
}

/** Sets a password by the link in a mail, as anyone who reads that mail can. */
async function resetByMail(address: string, password: string): Promise<void> {
  const users = server.superuser.collection('users');
  await users.requestPasswordReset(address);
  await users.confirmPasswordReset(await mailbox.resetToken(address), password, password);
}

describe('who set the password', () => {
  it('is shown to the person when it was an admin', async () => {
    const { id, email } = await server.createUser();
    const before = new Date().toISOString();
    await coach.client.collection('users').update(id, changeTo(NEXT));
    const record = await signedInRecord(email, NEXT);
    expect(record).toMatchObject({ passwordSetBy: 'admin' });
    expect(String(record?.passwordSetAt) >= before).toBe(true);
  });

  it('is shown when it was done in the admin console', async () => {
    const { id, email } = await server.createUser();
    await server.superuser.collection('users').update(id, changeTo(NEXT));
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('is the person after their own change, and nobody before any', async () => {
    const { id, email, password, client } = await server.createUser();
    expect(client.authStore.record).toMatchObject({ passwordSetBy: '', passwordSetAt: '' });
    await client.collection('users').update(id, { ...changeTo(NEXT), oldPassword: password });
    const record = await signedInRecord(email, NEXT);
    expect(record).toMatchObject({ passwordSetBy: 'self' });
    const signedIn = await server.signIn({ email, password: NEXT });
    await signedIn.collection('users').update(id, { name: 'Ada' });
    expect(await signedIn.collection('users').getOne(id)).toMatchObject({
      passwordSetBy: 'self',
      passwordSetAt: record?.passwordSetAt as string,
    });
  });

  it('stays an admin’s, as of then, while the password is the same', async () => {
    const { id, email } = await server.createUser();
    await coach.client.collection('users').update(id, changeTo(NEXT));
    const told = await signedInRecord(email, NEXT);
    // Anyone who knows it can sign in and set it again as the person's own.
    const asThem = await server.signIn({ email, password: NEXT });
    await asThem.collection('users').update(id, { ...changeTo(NEXT), oldPassword: NEXT });
    expect(await signedInRecord(email, NEXT)).toMatchObject({
      passwordSetBy: 'admin',
      passwordSetAt: told?.passwordSetAt as string,
    });
    await resetByMail(email, NEXT);
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
    const own = await server.signIn({ email, password: NEXT });
    await own.collection('users').update(id, { ...changeTo('another-one-2'), oldPassword: NEXT });
    expect(await signedInRecord(email, 'another-one-2')).toMatchObject({ passwordSetBy: 'self' });
  });

  it('is an admin’s again when one that an admin set is set once more, whatever was set between', async () => {
    const { id, email } = await server.createUser();
    const users = coach.client.collection('users');
    await users.update(id, changeTo(NEXT));
    const told = await signedInRecord(email, NEXT);
    await users.update(id, changeTo('another-one-2'));
    // Anyone who knows them can sign in and set others in the person's name.
    const steps = ['another-one-2', 'between-3', NEXT];
    for (const [at, from] of steps.slice(0, -1).entries()) {
      const asThem = await server.signIn({ email, password: from });
      await asThem.collection('users').update(id, { ...changeTo(steps[at + 1] ?? ''), oldPassword: from });
    }
    const note = { passwordSetBy: 'admin', passwordSetAt: told?.passwordSetAt as string };
    expect(await signedInRecord(email, NEXT)).toMatchObject(note);
    const own = await server.signIn({ email, password: NEXT });
    await own.collection('users').update(id, { ...changeTo('my-own-4'), oldPassword: NEXT });
    expect(await signedInRecord(email, 'my-own-4')).toMatchObject({ passwordSetBy: 'self' });
    const back = await server.createUser();
    await users.update(back.id, changeTo(NEXT));
    const between = await server.signIn({ email: back.email, password: NEXT });
    await between.collection('users').update(back.id, { ...changeTo('my-own-4'), oldPassword: NEXT });
    expect(await signedInRecord(back.email, 'my-own-4')).toMatchObject({ passwordSetBy: 'self' });
    await resetByMail(back.email, NEXT);
    expect(await signedInRecord(back.email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('can’t be made forgotten by many others: the fifty-first is refused', async () => {
    const person = await server.createUser();
    const users = coach.client.collection('users');
    const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
      INSERT INTO _foreign_passwords SELECT '${person.id}', 'hash ' || i, '${new Date().toISOString()}' FROM n`;
    await server.superuser.send('/api/sql', { method: 'POST', body: { query } });
    await users.update(person.id, changeTo(NEXT));
    for (const client of [coach.client, server.superuser]) {
      const more = client.collection('users').update(person.id, changeTo('another-one-2'));
      const { status, fields } = await refusal(more);
      expect(status).toBe(400);
      expect(fields['password']).toContain('Others have set this person’s password 50 times within a year');
    }
    const own = await server.signIn({ ...person, password: NEXT });
    await own.collection('users').update(person.id, { ...changeTo('my-own-3'), oldPassword: NEXT });
    expect(await signedInRecord(person.email, 'my-own-3')).toMatchObject({ passwordSetBy: 'self' });
  });

  it('is hidden from everyone else', async () => {
    const { id } = await server.createUser();
    const users = coach.client.collection('users');
    expect(await users.update(id, changeTo(NEXT))).not.toHaveProperty('passwordSetBy');
    for (const seen of [await users.getOne(id), await users.getFirstListItem(`id = "${id}"`)]) {
      expect(seen).not.toHaveProperty('passwordSetBy');
      expect(seen).not.toHaveProperty('passwordSetAt');
    }
  });

  it.each([{ passwordSetBy: 'self' }, { passwordSetBy: '' }, { passwordSetAt: '' }])(
    'is nobody’s to write: %j',
    async (note) => {
      const { id, email, client } = await server.createUser();
      await coach.client.collection('users').update(id, changeTo(NEXT));
      const signedIn = await server.signIn({ email, password: NEXT });
      for (const someone of [coach.client, signedIn]) {
        expect(await refusal(someone.collection('users').update(id, note))).toMatchObject({ status: 404 });
      }
      expect(client.authStore.record).toMatchObject({ id });
      await server.superuser.collection('users').update(id, note);
      expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
      const again = coach.client.collection('users').update(id, { ...changeTo('another-one-2'), ...note });
      expect(await refusal(again)).toMatchObject({ status: 404 });
    },
  );

  it('can’t be set by others for a new person either', async () => {
    const note = { passwordSetBy: 'self', passwordSetAt: '2020-01-01T00:00:00.000Z', remindersFail: true };
    for (const { client } of [coach, { client: server.superuser }]) {
      const email = `${crypto.randomUUID()}@hub.test`;
      await client.collection('users').create({ email, name: 'New', ...changeTo(NEXT), ...note });
      expect(await signedInRecord(email, NEXT)).toMatchObject({
        ...{ passwordSetBy: '', passwordSetAt: '', remindersFail: false },
      });
    }
  });
});

describe('a password set by the link of a mail', () => {
  it('is the person’s own where the address is the one that they sign in with', async () => {
    const { email } = await server.createUser();
    await resetByMail(email, NEXT);
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'self' });
  });

  it.each([
    ['an admin', () => coach.client],
    ['the console', () => server.superuser],
  ])('is an admin’s where %s has moved the account to another address', async (_who, client) => {
    const { id, email } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    const users = client().collection('users');
    await users.update(id, { email: elsewhere });
    await resetByMail(elsewhere, NEXT);
    await users.update(id, { email });
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('stays an admin’s when the account is moved back before the mail is asked for', async () => {
    const { id, email } = await server.createUser();
    const users = coach.client.collection('users');
    await users.update(id, { email: `elsewhere-${email}` });
    await users.update(id, { email });
    await resetByMail(email, NEXT);
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('is an admin’s where one gave both address and password, whoever has signed in with them', async () => {
    const { id, email } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    await coach.client.collection('users').update(id, { email: elsewhere, ...changeTo(NEXT) });
    await server.signIn({ email: elsewhere, password: NEXT });
    await resetByMail(elsewhere, 'another-one-2');
    expect(await signedInRecord(elsewhere, 'another-one-2')).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('is an admin’s where one who controls the address has set another password in the person’s name', async () => {
    const { id, email } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    await coach.client.collection('users').update(id, { email: elsewhere, ...changeTo(NEXT) });
    const asThem = await server.signIn({ email: elsewhere, password: NEXT });
    await asThem.collection('users').update(id, { ...changeTo('another-one-2'), oldPassword: NEXT });
    await server.signIn({ email: elsewhere, password: 'another-one-2' });
    await resetByMail(elsewhere, 'another-one-3');
    await coach.client.collection('users').update(id, { email });
    expect(await signedInRecord(email, 'another-one-3')).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('is an admin’s where the console has given the sessions of the person another key', async () => {
    const { id, email } = await server.createUser();
    await server.superuser.collection('users').update(id, { tokenKey: 'k'.repeat(50) });
    await resetByMail(email, NEXT);
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });

  it('is the person’s own once they have signed in at the new address with their own password', async () => {
    const { id, email, password } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    await coach.client.collection('users').update(id, { email: elsewhere });
    await server.signIn({ email: elsewhere, password });
    await resetByMail(elsewhere, NEXT);
    expect(await signedInRecord(elsewhere, NEXT)).toMatchObject({ passwordSetBy: 'self' });
  });

  it('stays an admin’s behind a session that the console opens in the person’s name', async () => {
    const { id, email } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    const users = server.superuser.collection('users');
    await users.update(id, { email: elsewhere });
    const inTheirName = await users.impersonate(id, 600);
    await inTheirName.collection('users').update(id, { name: 'Ada' });
    await resetByMail(elsewhere, NEXT);
    expect(await signedInRecord(elsewhere, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
  });
});

describe('what is known of the address', () => {
  it('is nobody’s to write, and nobody’s to see', async () => {
    const { id, email } = await server.createUser();
    const elsewhere = `elsewhere-${email}`;
    for (const client of [coach.client, server.superuser]) {
      const users = client.collection('users');
      await users.update(id, { email: elsewhere, emailSetByAdmin: false });
      await users.update(id, { emailSetByAdmin: false });
    }
    expect(await coach.client.collection('users').getOne(id)).not.toHaveProperty('emailSetByAdmin');
    await resetByMail(elsewhere, NEXT);
    const record = await signedInRecord(elsewhere, NEXT);
    expect(record).toMatchObject({ passwordSetBy: 'admin' });
    expect(record).not.toHaveProperty('emailSetByAdmin');
  });
});

describe('the note of the owner', () => {
  it('tells of a password that was set in the console', async () => {
    const { email, password } = server.owner;
    const owner = server.superuser.collection('_superusers');
    const { id } = server.superuser.authStore.record!;
    await owner.update(id, changeTo(NEXT));
    expect(await signedInRecord(email, NEXT)).toMatchObject({ passwordSetBy: 'admin' });
    await owner.authWithPassword(email, NEXT);
    await owner.update(id, changeTo(password));
  });
});
