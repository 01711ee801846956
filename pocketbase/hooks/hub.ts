/** Everything that `main.pb.ts` calls, in one bundle. */
export { refuseGuests, sayAliasExists, stampOwner, startRevision, tellLostAccess } from './access';
export { clientCollections, ownedCollections, personalCollections } from './collections';
export { serveDocument } from './files';
export { saveInTurn } from './lock';
export { claimOwner, guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
export { setUpOwner } from './owner-command';
export { signOutEverywhere } from './sessions';
export { validate } from './validate';
export { servePage } from './web';
