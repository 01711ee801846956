/** The server's own settings: its name, and limits that a household behind one address never meets. */
migrate(
  (app) => {
    const settings = app.settings();
    settings.meta.appName = 'Apps';
    settings.rateLimits.enabled = true;
    settings.rateLimits.rules = [
      { label: '*:auth', audience: '', duration: 60, maxRequests: 10 },
      { label: '*:requestPasswordReset', audience: '', duration: 300, maxRequests: 5 },
      { label: '/api/', audience: '', duration: 10, maxRequests: 600 },
    ];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.meta.appName = 'Acme';
    settings.rateLimits.enabled = false;
    app.save(settings);
  },
);
