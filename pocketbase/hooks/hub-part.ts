import { refuseGuests, sayTaken, stampOwner, startRevision, notifyLostAccess } from './access';
import { endStreamsOfDemoted, guardPassword } from './account';
import { refuseBatch } from './ask';
import { leaveOut, makeBackup } from './backup';
import { guardChosenId } from './chosen-id';
import {
  checkedCollections,
  clientCollections,
  documentCollections,
  restorableCollections,
  ownedCollections,
  personalCollections,
  uniqueCollections,
} from './collections';
import { endAccessOfDeactivated, guardOwnAccess, sayDeactivated } from './deactivation';
import { keepDeleted, purgeDeleted } from './deleted';
import { serveDocument } from './files';
import { rememberForeign } from './foreign-passwords';
import { endIdleStreams, limitSubscriptions } from './live';
import { createInTurn, deleteInTurn } from './judge-again';
import { saveInTurn } from './lock';
import { trimLog } from './log';
import { addHubIdToFileToken } from './hub-id-header';
import { guardOwner, keepOwner, keepOwnerAdmin, refuseEmailChange } from './owner';
import { addOwnership } from './owner-note';
import { keepOnePassword } from './owner-password';
import { guardOwnRecord, keepTheirOwn, leaveBehind, stampPerson } from './people';
import { keepBackupsProved } from './proof/job';
import {
  forgetNote,
  hideFromOthers,
  notePasswordChange,
  notePasswordReset,
  proveAddress,
} from './password-note';
import { forgetFiles } from './quota/file-bytes';
import {
  enforceFileQuota,
  enforceListQuota,
  enforceQuota,
  quotaCollections,
  quotaDocumentCollections,
  quotaListCollections,
  addQuotaNote,
} from './quota/quota';
import { lookForReleases } from './releases/job';
import { noteDocuments, sweepCopies } from './replica/documents';
import { endReplica } from './replica/replica';
import { noteBeforeRestore } from './restore/restore-note';
import { on, type ServerPart } from './server-part';
import { forgetAddresses, limitTries } from './sign-in-tries';
import { sweepTerms } from './standby/sweep-terms';
import { validate } from './validate';

/** The server part of the hub itself and of the records of all tools; its routes are in `routes.ts`. */
export const hubPart: ServerPart = {
  hooks: [
    on('onRecordUpdateRequest', guardPassword, ['users']),
    on('onRecordsListRequest', refuseGuests, clientCollections),
    on('onRecordCreateRequest', createInTurn, clientCollections),
    on('onRecordDeleteRequest', deleteInTurn, clientCollections),
    on('onRecordCreateRequest', stampOwner, personalCollections),
    on('onRecordCreateRequest', stampPerson, ['users']),
    on('onRecordCreateRequest', keepTheirOwn, ['users']),
    on('onRecordCreateRequest', guardChosenId, clientCollections),
    on('onRecordCreate', startRevision, clientCollections),
    on('onRecordUpdateRequest', saveInTurn, clientCollections),
    on('onRecordValidate', validate, checkedCollections),
    on('onRecordAfterUpdateSuccess', notifyLostAccess, ownedCollections),

    on('onRecordAfterCreateSuccess', noteDocuments, documentCollections),
    on('onRecordAfterUpdateSuccess', noteDocuments, documentCollections),

    on('onRecordDeleteRequest', keepDeleted, restorableCollections),

    on('onRecordCreate', enforceQuota, quotaCollections),
    on('onRecordCreate', enforceFileQuota, quotaDocumentCollections),
    on('onRecordUpdate', enforceFileQuota, quotaDocumentCollections),
    on('onRecordDelete', forgetFiles, quotaDocumentCollections),
    on('onRecordCreate', enforceListQuota, quotaListCollections),
    on('onRecordUpdate', enforceListQuota, quotaListCollections),

    on('onRecordCreateRequest', sayTaken, uniqueCollections),
    on('onRecordUpdateRequest', sayTaken, uniqueCollections),
    on('onFileDownloadRequest', serveDocument, documentCollections),

    on('onRecordCreate', keepOwnerAdmin, ['users']),
    on('onRecordUpdate', keepOwnerAdmin, ['users']),
    on('onRecordUpdate', endAccessOfDeactivated, ['users']),
    on('onRecordUpdate', keepOnePassword, ['users', '_superusers']),
    on('onRecordUpdate', rememberForeign, ['users']),
    on('onRecordUpdateRequest', guardOwner, ['users']),
    on('onRecordUpdateRequest', guardOwnAccess, ['users']),
    on('onRecordUpdateRequest', keepTheirOwn, ['users']),
    on('onRecordUpdateRequest', notePasswordChange, ['users']),
    on('onRecordConfirmPasswordResetRequest', notePasswordReset, ['users']),
    on('onRecordAuthWithPasswordRequest', limitTries, ['users', '_superusers']),
    on('onRecordAuthWithPasswordRequest', sayDeactivated, ['users']),
    on('onRecordAuthWithPasswordRequest', proveAddress, ['users']),
    on('onRecordEnrich', hideFromOthers, ['users']),
    on('onRecordEnrich', addOwnership, ['users']),
    on('onRecordEnrich', addQuotaNote, ['users']),
    on('onRecordAfterUpdateSuccess', endStreamsOfDemoted, ['users']),
    on('onRecordDeleteRequest', guardOwnRecord, ['users']),
    on('onRecordDelete', keepOwner, ['users']),
    on('onRecordDelete', leaveBehind, ['users']),
    on('onRecordDelete', forgetNote, ['users']),
    on('onRecordDelete', forgetAddresses, ['users', '_superusers']),
    on('onRecordRequestEmailChangeRequest', refuseEmailChange, ['users']),

    on('onFileTokenRequest', addHubIdToFileToken),
    on('onRealtimeSubscribeRequest', limitSubscriptions),
    on('onBatchRequest', refuseBatch),
    on('onBackupCreate', leaveOut),
    on('onBackupCreate', makeBackup),
    on('onBackupRestore', leaveOut),
    on('onBackupRestore', noteBeforeRestore),
    on('onTerminate', endReplica),
  ],
  jobs: [
    { id: 'hub-idle-streams', schedule: '* * * * *', run: endIdleStreams },
    { id: 'hub-deleted', schedule: '40 3 * * *', run: purgeDeleted },
    { id: 'hub-replica-sweep', schedule: '50 3 * * *', run: sweepCopies },
    { id: 'hub-terms-sweep', schedule: '55 3 * * *', run: sweepTerms },
    { id: 'hub-log-size', schedule: '*/10 * * * *', run: trimLog },
    { id: 'hub-backup-proof', schedule: '*/10 * * * *', run: keepBackupsProved },
    { id: 'hub-releases', schedule: '25 * * * *', run: lookForReleases },
  ],
};
