/**
 * What the hub knows of itself, such as who owns it: a table of its own, which no request reaches. Backups are
 * made every night, and seven are kept, unless someone has set another time.
 */
migrate(
  (app) => {
    app.db().newQuery('CREATE TABLE _hub (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)').execute();
    const settings = app.settings();
    if (settings.backups.cron !== '') return;
    settings.backups.cron = '0 3 * * *';
    settings.backups.cronMaxKeep = 7;
    app.save(settings);
  },
  (app) => {
    app.db().newQuery('DROP TABLE _hub').execute();
    const settings = app.settings();
    settings.backups.cron = '';
    app.save(settings);
  },
);
