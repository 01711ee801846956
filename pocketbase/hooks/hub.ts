/** Everything that `main.pb.ts` calls, in one bundle. */
export { refuseGuests, sayAliasExists, stampOwner, startRevision, tellLostAccess } from './access';
export { leaveOut } from './backup';
export { clientCollections, ownedCollections, personalCollections } from './collections';
export { checkDatabase } from './check-command';
export { serveDocument } from './files';
export { saveInTurn } from './lock';
export { guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
export { setUpOwner } from './owner-command';
export { keepOnePassword } from './owner-password';
export { openSessions } from './session-command';
export { validate } from './validate';
export { servePage } from './web';
