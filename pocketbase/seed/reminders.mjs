/**
 * Gives everybody the usual rules, and e-mail as a channel that is off: a demo writes to nobody.
 * @type {import('./kit.mjs').Seed}
 */
export async function seedReminders(client, { ids }) {
  for (const owner of ids.values()) {
    await client.collection('users').update(owner, { timeZone: 'Europe/Amsterdam' });
    await client.collection('reminder_rules').create({
      ...{ owner, leads: [90, 30, 7, 1, 0], hour: '08:00', workoutHour: '18:00', isDigest: true },
    });
    await client
      .collection('reminder_channels')
      .create({ owner, kind: 'email', label: 'E-mail', isOn: false });
  }
}
