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
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).guardOwner(e), 'users');
onRecordDelete((e) => require(`${__hooks}/lib/hub.js`).keepOwner(e), 'users');
onRecordAuthRequest((e) => require(`${__hooks}/lib/hub.js`).claimOwner(e), 'users');
onRecordRequestEmailChangeRequest(() => require(`${__hooks}/lib/hub.js`).refuseEmailChange(), 'users');

routerAdd(
  'POST',
  '/api/hub/sign-out-everywhere',
  (e) => require(`${__hooks}/lib/hub.js`).signOutEverywhere(e),
  $apis.requireAuth('users'),
);
routerAdd(
  'GET',
  '/{path...}',
  (e) => require(`${__hooks}/lib/hub.js`).servePage(e),
  $apis.skipSuccessActivityLog(),
);

$app.rootCmd.addCommand(
  new Command({
    use: 'hub-owner',
    short: 'Makes the owner of the hub, and the same login for the admin console',
    run: (command) => require(`${__hooks}/lib/hub.js`).setUpOwner(command),
  }),
);
