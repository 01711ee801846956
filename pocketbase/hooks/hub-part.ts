import { refuseGuests, sayTaken, stampOwner, startRevision, tellLostAccess } from './access';
import { endStreamsOfDemoted, guardPassword } from './account';
import { leaveOut } from './backup';
import {
  clientCollections,
  documentCollections,
  ownedCollections,
  personalCollections,
  uniqueCollections,
} from './collections';
import { serveDocument } from './files';
import { endIdleStreams, limitSubscriptions } from './live';
import { saveInTurn } from './lock';
import { trimLog } from './log';
import { markFileToken } from './mark';
import { guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
import { keepOnePassword } from './owner-password';
import { hidePasswordNote, notePasswordChange, notePasswordReset, proveAddress } from './password-note';
import { on, type ServerPart } from './server-part';
import { validate } from './validate';

/** What the server does for the hub itself, and for the records of all tools; its routes stand in `routes.ts`. */
export const hubPart: ServerPart = {
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
