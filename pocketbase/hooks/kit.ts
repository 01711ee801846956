/** The kit for the server parts of tools. */
export { isAdmin } from './account';
export { bodyOf } from './body';
export { cutTo } from './cut-to';
export type { ImportTarget } from './imports/target';
export { writeAs } from './judge-again';
export { jsonIn } from './json-field';
export { listFor } from './list-for';
export { refuseFields, sentence } from './refuse';
export { listCheck, objectCheck, on, type ServerPart, textCheck } from './server-part';
export { randomBytes } from './reminders/secrets';
export { isZone, localTime, shownAt } from './reminders/zone';
export { limitRate, spend } from './services/budget';
export type { Outcome } from './services/service-state';
export { arrayFrom, execute, textFrom } from './services/stored';
export { inTurn, inTurnAfterOthers, isResting, waitFor } from './services/turn';
export { askService, isReload, sendJson, setAge, setRetryAfter } from './services/upstream';
export { findToken, noteUse } from './tokens';
export { findRecord, writeWhole } from './transaction';
