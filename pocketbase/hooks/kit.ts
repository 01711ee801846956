/** What the server parts of tools are made with. */
export { isAdmin } from './account';
export { bodyOf } from './body';
export { refuseFields } from './refuse';
export { listCheck, on, type ServerPart, textCheck } from './server-part';
export { spend } from './services/budget';
export type { Outcome } from './services/service-state';
export { textFrom } from './services/stored';
export { inTurn, inTurnAfterOthers, isResting, waitFor } from './services/turn';
export { askService, isAskedAnew, sendJson, setAge, setRetryAfter } from './services/upstream';
export { findRecord, writeWhole } from './transaction';
