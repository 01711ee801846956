/**
 * Limits that nobody who uses the hub meets, and a log that holds nothing of a request: no address, no
 * person, no file token. What the server itself has to say is kept for five days.
 */
migrate(
  (app) => {
    const settings = app.settings();
    settings.rateLimits.rules = [
      { label: '*:auth', audience: '', duration: 60, maxRequests: 10 },
      { label: '*:requestPasswordReset', audience: '', duration: 300, maxRequests: 5 },
      { label: 'GET /api/realtime', audience: '', duration: 60, maxRequests: 240 },
      { label: '/api/', audience: '', duration: 10, maxRequests: 600 },
      { label: '/', audience: '', duration: 10, maxRequests: 600 },
    ];
    settings.logs.maxDays = 5;
    settings.logs.minLevel = 4;
    settings.logs.maxDataSize = 4096;
    settings.logs.logIP = false;
    settings.logs.logAuthId = false;
    app.save(settings);
    app.auxDB().newQuery("DELETE FROM _logs WHERE json_extract(data, '$.type') = 'request'").execute();

    const expiry = app.findCollectionByNameOrId('expiry');
    expiry.viewRule = `${expiry.listRule} && @request.query.thumb:isset = false`;
    app.save(expiry);
  },
  (app) => {
    const expiry = app.findCollectionByNameOrId('expiry');
    expiry.viewRule = expiry.listRule;
    app.save(expiry);

    const settings = app.settings();
    settings.rateLimits.rules = settings.rateLimits.rules.filter(
      ({ label }) => !['/', 'GET /api/realtime'].includes(label),
    );
    settings.logs.minLevel = 0;
    settings.logs.maxDataSize = 0;
    settings.logs.logIP = true;
    app.save(settings);
  },
);
