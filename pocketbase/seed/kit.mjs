/** What tools make their records of the demo with (`server/seed.mjs`). */
export { shiftDate, weekday } from './dates.mjs';
export { sampleDocument } from './document.mjs';
export { inBatches } from './in-batches.mjs';

/**
 * Fills a new demo with a tool's records, for each of its people.
 * @callback Seed
 * @param {import('pocketbase').default} client may do everything
 * @param {object} demo
 * @param {ReadonlyMap<string, string>} demo.ids of the people, by the names in their addresses; the owner's by `owner`
 * @param {string} demo.today YYYY-MM-DD; every date is set from it
 * @returns {Promise<void>}
 */
