import { collections } from '../schema';

const named = (list: typeof collections) => list.map(({ name }) => name);

/** The collections that clients use. */
export const clientCollections = named(collections.filter(({ record }) => record !== undefined));
/** The collections whose records belong to someone. */
export const ownedCollections = named(collections.filter(({ ownedBy }) => ownedBy !== undefined));
/** The collections of what people keep for themselves. */
export const personalCollections = named(collections.filter(({ ownedBy }) => ownedBy === 'owner'));
/** The id of `expiry`, which PocketBase makes of its type and name: addresses of files may hold either. */
export const EXPIRY_ID = 'pbc_262368213';
