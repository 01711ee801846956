// PocketBase takes the source of each function below and runs it elsewhere: all it may use is `require`.
const { clientCollections, ownedCollections, personalCollections } = require(`${__hooks}/lib/hub.js`);

onRecordsListRequest((e) => require(`${__hooks}/lib/hub.js`).refuseGuests(e), ...clientCollections);
onRecordCreateRequest((e) => require(`${__hooks}/lib/hub.js`).stampOwner(e), ...personalCollections);
onRecordCreate((e) => require(`${__hooks}/lib/hub.js`).startRevision(e), ...clientCollections);
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).saveInTurn(e), ...clientCollections);
onRecordValidate((e) => require(`${__hooks}/lib/hub.js`).validate(e), ...clientCollections);
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/lib/hub.js`).tellLostAccess(e), ...ownedCollections);

onRecordCreateRequest((e) => require(`${__hooks}/lib/hub.js`).sayAliasExists(e), 'aliases');
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).sayAliasExists(e), 'aliases');
onFileDownloadRequest((e) => require(`${__hooks}/lib/hub.js`).serveDocument(e), 'expiry');

onRecordCreate((e) => require(`${__hooks}/lib/hub.js`).keepOwnerAdmin(e), 'users');
onRecordUpdate((e) => require(`${__hooks}/lib/hub.js`).keepOwnerAdmin(e), 'users');
onRecordUpdate((e) => require(`${__hooks}/lib/hub.js`).keepOnePassword(e), 'users', '_superusers');
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).guardOwner(e), 'users');
onRecordDelete((e) => require(`${__hooks}/lib/hub.js`).keepOwner(e), 'users');
onRecordRequestEmailChangeRequest(() => require(`${__hooks}/lib/hub.js`).refuseEmailChange(), 'users');

onBackupCreate((e) => require(`${__hooks}/lib/hub.js`).leaveOut(e));
onBackupRestore((e) => require(`${__hooks}/lib/hub.js`).leaveOut(e));

routerAdd(
  'GET',
  '/{path...}',
  (e) => require(`${__hooks}/lib/hub.js`).servePage(e),
  $apis.skipSuccessActivityLog(),
);

$app.rootCmd.addCommand(
  new Command({
    use: 'hub-owner [address]',
    short: 'Makes the owner of the hub, and the same login for the admin console',
    run: (command, args) => require(`${__hooks}/lib/hub.js`).setUpOwner(command, args),
  }),
);

$app.rootCmd.addCommand(
  new Command({
    use: 'hub-check',
    short: 'Reads the whole database through, and fails when it is damaged',
    run: (command) => require(`${__hooks}/lib/hub.js`).checkDatabase(command),
  }),
);

$app.rootCmd.addCommand(
  new Command({
    use: 'hub-session',
    short: 'Opens a session of the owner, for the proof of a restored hub',
    run: (command) => require(`${__hooks}/lib/hub.js`).openSessions(command),
  }),
);
