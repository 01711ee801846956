/** Everything that `main.pb.ts` calls, in one bundle. */
export { refuseGuests, sayTaken, stampOwner, startRevision, tellLostAccess } from './access';
export { endStreamsOfDemoted, guardPassword } from './account';
export { leaveOut } from './backup';
export { clientCollections, EXPIRY_ID, ownedCollections, personalCollections } from './collections';
export { checkDatabase } from './check-command';
export { patchExercise } from './exercise';
export { serveDocument } from './files';
export { generateWorkouts, undoGeneration } from './generate';
export { endIdleStreams, limitSubscriptions } from './live';
export { saveInTurn } from './lock';
export { trimLog } from './log';
export { MARK, MARK_PRIORITY, markAnswer, markFileToken, sayHere } from './mark';
export { guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
export { setUpOwner } from './owner-command';
export { keepOnePassword } from './owner-password';
export {
  coachGuards,
  guardServer,
  makePerson,
  saveGuards,
  saveWithDocument,
  serveFile,
  sizeGuard,
  TROUBLE,
} from './serve';
export { renewForecasts, serveForecast } from './services/forecast';
export { serveRates } from './services/rates';
export { hidePasswordNote, notePasswordChange, notePasswordReset, proveAddress } from './password-note';
export { openSessions } from './session-command';
export { clearBrowserCache, sayHowSessionEnded, signOutEverywhere } from './sessions';
export { sayTrouble } from './trouble';
export { validate } from './validate';
export { servePage } from './web';
