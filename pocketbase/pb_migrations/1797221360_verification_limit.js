/** Anyone can request a confirmation mail for any account: limited like requests for a new password. */
migrate(
  (app) => {
    const settings = app.settings();
    const { rules } = settings.rateLimits;
    const limit = { label: '*:requestVerification', audience: '', duration: 300, maxRequests: 5 };
    if (rules.some(({ label }) => label === limit.label)) return;
    settings.rateLimits.rules = [limit, ...rules];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.rateLimits.rules = settings.rateLimits.rules.filter(
      ({ label }) => label !== '*:requestVerification',
    );
    app.save(settings);
  },
);
