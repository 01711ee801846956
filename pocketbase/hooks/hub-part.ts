import { refuseGuests, sayTaken, stampOwner, startRevision, tellLostAccess } from './access';
import { endStreamsOfDemoted, guardPassword } from './account';
import { leaveOut } from './backup';
import {
  clientCollections,
  documentAddresses,
  documentCollections,
  ownedCollections,
  personalCollections,
  uniqueCollections,
} from './collections';
import { serveDocument } from './files';
import { endIdleStreams, limitSubscriptions } from './live';
import { saveInTurn } from './lock';
import { trimLog } from './log';
import { markFileToken, sayHere } from './mark';
import { guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
import { keepOnePassword } from './owner-password';
import { hidePasswordNote, notePasswordChange, notePasswordReset, proveAddress } from './password-note';
import { makePerson, saveWithDocument, serveFile } from './serve';
import { on, type Route, type ServerPart } from './server-part';
import { clearBrowserCache, sayHowSessionEnded, signOutEverywhere } from './sessions';
import { validate } from './validate';

/** A collection with documents is saved by routes that let through its large files, and nothing else that is large. */
function documentRoutes(collection: string): Route[] {
  const records = `/api/collections/${collection}/records` as const;
  const saving = { who: 'anybody', body: { of: collection }, run: saveWithDocument } as const;
  return [
    { pattern: `POST ${records}`, ...saving },
    { pattern: `PATCH ${records}/{id}`, ...saving },
  ];
}

/** What the server does for the hub itself, and for the records of all tools. */
export const hubPart: ServerPart = {
  routes: [
    { pattern: 'GET /api/hub/here', who: 'anybody', run: sayHere },
    {
      pattern: 'POST /api/hub/sign-out-everywhere',
      who: 'people',
      saysTrouble: true,
      run: signOutEverywhere,
    },
    { pattern: 'POST /api/hub/sign-out', who: 'anybody', saysTrouble: true, run: clearBrowserCache },
    { pattern: 'POST /api/hub/session-end', who: 'anybody', saysTrouble: true, run: sayHowSessionEnded },
    // Both look themselves whether somebody is signed in, before they take the body.
    {
      pattern: 'POST /api/collections/users/records',
      who: 'anybody',
      body: { of: 'users' },
      run: makePerson,
    },
    ...documentCollections.flatMap(documentRoutes),
    ...documentAddresses.map((name): Route => {
      return { pattern: `GET /api/files/${name}/{recordId}/{filename}`, who: 'anybody', run: serveFile };
    }),
  ],
  hooks: [
    on('onRecordUpdateRequest', guardPassword, ['users']),
    on('onRecordsListRequest', refuseGuests, clientCollections),
    on('onRecordCreateRequest', stampOwner, personalCollections),
    on('onRecordCreate', startRevision, clientCollections),
    on('onRecordUpdateRequest', saveInTurn, clientCollections),
    on('onRecordValidate', validate, clientCollections),
    on('onRecordAfterUpdateSuccess', tellLostAccess, ownedCollections),

    on('onRecordCreateRequest', sayTaken, uniqueCollections),
    on('onRecordUpdateRequest', sayTaken, uniqueCollections),
    on('onFileDownloadRequest', serveDocument, documentCollections),

    on('onRecordCreate', keepOwnerAdmin, ['users']),
    on('onRecordUpdate', keepOwnerAdmin, ['users']),
    on('onRecordUpdate', keepOnePassword, ['users', '_superusers']),
    on('onRecordUpdateRequest', guardOwner, ['users']),
    on('onRecordUpdateRequest', notePasswordChange, ['users']),
    on('onRecordConfirmPasswordResetRequest', notePasswordReset, ['users']),
    on('onRecordAuthWithPasswordRequest', proveAddress, ['users']),
    on('onRecordEnrich', hidePasswordNote, ['users']),
    on('onRecordAfterUpdateSuccess', endStreamsOfDemoted, ['users']),
    on('onRecordDelete', keepOwner, ['users']),
    on('onRecordRequestEmailChangeRequest', refuseEmailChange, ['users']),

    on('onFileTokenRequest', markFileToken),
    on('onRealtimeSubscribeRequest', limitSubscriptions),
    on('onBackupCreate', leaveOut),
    on('onBackupRestore', leaveOut),
  ],
  jobs: [
    { id: 'hub-idle-streams', schedule: '* * * * *', run: endIdleStreams },
    { id: 'hub-log-size', schedule: '*/10 * * * *', run: trimLog },
  ],
};
