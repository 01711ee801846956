// PocketBase takes the source of each function below and runs it elsewhere: all it may use is `require`.
const {
  clientCollections,
  coachGuards,
  EXPIRY_ID,
  MARK,
  MARK_PRIORITY,
  ownedCollections,
  personalCollections,
  saveGuards,
  sizeGuard,
  TROUBLE,
} = require(`${__hooks}/lib/hub.js`);
const sayTrouble = (e: RequestEvent) => require(`${__hooks}/lib/hub.js`).sayTrouble(e);

const mark = new Middleware((e) => require(`${__hooks}/lib/hub.js`).markAnswer(e), MARK_PRIORITY, MARK);

routerUse(mark);
routerUse(new Middleware(sayTrouble, 0, TROUBLE));

$app.onServe().bindFunc((e) => require(`${__hooks}/lib/hub.js`).guardServer(e));

onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).guardPassword(e), 'users');
onRecordsListRequest((e) => require(`${__hooks}/lib/hub.js`).refuseGuests(e), ...clientCollections);
onRecordCreateRequest((e) => require(`${__hooks}/lib/hub.js`).stampOwner(e), ...personalCollections);
onRecordCreate((e) => require(`${__hooks}/lib/hub.js`).startRevision(e), ...clientCollections);
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).saveInTurn(e), ...clientCollections);
onRecordValidate((e) => require(`${__hooks}/lib/hub.js`).validate(e), ...clientCollections);
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/lib/hub.js`).tellLostAccess(e), ...ownedCollections);

onRecordCreateRequest((e) => require(`${__hooks}/lib/hub.js`).sayTaken(e), 'aliases', 'workouts');
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).sayTaken(e), 'aliases', 'workouts');
onFileDownloadRequest((e) => require(`${__hooks}/lib/hub.js`).serveDocument(e), 'expiry');

onRecordCreate((e) => require(`${__hooks}/lib/hub.js`).keepOwnerAdmin(e), 'users');
onRecordUpdate((e) => require(`${__hooks}/lib/hub.js`).keepOwnerAdmin(e), 'users');
onRecordUpdate((e) => require(`${__hooks}/lib/hub.js`).keepOnePassword(e), 'users', '_superusers');
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).guardOwner(e), 'users');
onRecordUpdateRequest((e) => require(`${__hooks}/lib/hub.js`).notePasswordChange(e), 'users');
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/lib/hub.js`).notePasswordReset(e), 'users');
onRecordAuthWithPasswordRequest((e) => require(`${__hooks}/lib/hub.js`).proveAddress(e), 'users');
onRecordEnrich((e) => require(`${__hooks}/lib/hub.js`).hidePasswordNote(e), 'users');
onRecordAfterUpdateSuccess((e) => require(`${__hooks}/lib/hub.js`).endStreamsOfDemoted(e), 'users');
onRecordDelete((e) => require(`${__hooks}/lib/hub.js`).keepOwner(e), 'users');
onRecordRequestEmailChangeRequest(() => require(`${__hooks}/lib/hub.js`).refuseEmailChange(), 'users');

onFileTokenRequest((e) => require(`${__hooks}/lib/hub.js`).markFileToken(e));
onRealtimeSubscribeRequest((e) => require(`${__hooks}/lib/hub.js`).limitSubscriptions(e));
cronAdd('hub-idle-streams', '* * * * *', () => require(`${__hooks}/lib/hub.js`).endIdleStreams());
cronAdd('hub-log-size', '*/10 * * * *', () => require(`${__hooks}/lib/hub.js`).trimLog());

cronAdd('hub-forecasts', '* * * * *', () => require(`${__hooks}/lib/hub.js`).renewForecasts());

onBackupCreate((e) => require(`${__hooks}/lib/hub.js`).leaveOut(e));
onBackupRestore((e) => require(`${__hooks}/lib/hub.js`).leaveOut(e));

routerAdd('GET', '/api/hub/here', (e) => require(`${__hooks}/lib/hub.js`).sayHere(e), mark);
routerAdd(
  'POST',
  '/api/hub/sign-out-everywhere',
  (e) => require(`${__hooks}/lib/hub.js`).signOutEverywhere(e),
  mark,
  sayTrouble,
  $apis.requireAuth('users'),
);
routerAdd(
  'POST',
  '/api/hub/sign-out',
  (e) => require(`${__hooks}/lib/hub.js`).clearBrowserCache(e),
  mark,
  sayTrouble,
);
routerAdd(
  'POST',
  '/api/hub/session-end',
  (e) => require(`${__hooks}/lib/hub.js`).sayHowSessionEnded(e),
  mark,
  sayTrouble,
);
routerAdd(
  'GET',
  '/api/hub/rates/{days}',
  (e) => require(`${__hooks}/lib/hub.js`).serveRates(e),
  mark,
  $apis.requireAuth('users'),
  $apis.gzip(),
);
routerAdd(
  'GET',
  '/api/hub/forecast',
  (e) => require(`${__hooks}/lib/hub.js`).serveForecast(e),
  mark,
  $apis.requireAuth('users'),
  $apis.gzip(),
);
routerAdd(
  'POST',
  '/api/hub/workouts/generate',
  (e) => require(`${__hooks}/lib/hub.js`).generateWorkouts(e),
  mark,
  sayTrouble,
  ...coachGuards(),
);
routerAdd(
  'POST',
  '/api/hub/workouts/undo',
  (e) => require(`${__hooks}/lib/hub.js`).undoGeneration(e),
  mark,
  sayTrouble,
  ...coachGuards(),
);
routerAdd(
  'PATCH',
  '/api/hub/workouts/{id}/exercises/{exercise}',
  (e) => require(`${__hooks}/lib/hub.js`).patchExercise(e),
  mark,
  sayTrouble,
  ...saveGuards('workouts'),
);
routerAdd(
  'POST',
  '/api/collections/users/records',
  (e) => require(`${__hooks}/lib/hub.js`).makePerson(e),
  mark,
  sizeGuard('users'),
);
routerAdd(
  'POST',
  '/api/collections/expiry/records',
  (e) => require(`${__hooks}/lib/hub.js`).saveWithDocument(e),
  mark,
  sizeGuard('expiry'),
);
routerAdd(
  'PATCH',
  '/api/collections/expiry/records/{id}',
  (e) => require(`${__hooks}/lib/hub.js`).saveWithDocument(e),
  mark,
  sizeGuard('expiry'),
);
for (const collection of ['expiry', EXPIRY_ID]) {
  routerAdd(
    'GET',
    `/api/files/${collection}/{recordId}/{filename}`,
    (e) => require(`${__hooks}/lib/hub.js`).serveFile(e),
    mark,
  );
}
routerAdd('GET', '/{path...}', (e) => require(`${__hooks}/lib/hub.js`).servePage(e));

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
