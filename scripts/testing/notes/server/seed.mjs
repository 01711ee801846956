/**
 * The demo's notes.
 * @type {import('@hub/pocketbase/seed-kit').Seed}
 */
export async function seed(client, { ids }) {
  for (const owner of ids.values()) {
    await client.collection('notes').create({ owner, name: 'Water the plants', text: 'Twice a week' });
  }
}
