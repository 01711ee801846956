/** Coaching: athletes can read their own workouts and plans and record results; admins do everything else. */
migrate(
  (app) => {
    const SIGNED_IN = '@request.auth.id != ""';
    const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
    const OWN_OR_ADMIN = `${SIGNED_IN} && (user = @request.auth.id || ${ADMIN})`;

    const users = app.findCollectionByNameOrId('users');
    const athlete = {
      name: 'user',
      type: 'relation',
      collectionId: users.id,
      required: true,
      maxSelect: 1,
      cascadeDelete: true,
    };
    const kept = [
      { name: 'rev', type: 'number', onlyInt: true, min: 0 },
      { name: 'created', type: 'autodate', onCreate: true },
      { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
    ];
    const title = (name) => ({ name, type: 'text', required: true, max: 200 });
    const prose = (name) => ({ name, type: 'text', max: 5000 });

    app.save(
      new Collection({
        type: 'base',
        name: 'workouts',
        listRule: OWN_OR_ADMIN,
        viewRule: OWN_OR_ADMIN,
        createRule: ADMIN,
        updateRule:
          `${ADMIN} || (${SIGNED_IN} && user = @request.auth.id && @request.body.user:changed = false && ` +
          '@request.body.date:changed = false && @request.body.workoutTitle:changed = false && ' +
          '@request.body.workoutDescription:changed = false)',
        deleteRule: ADMIN,
        fields: [
          athlete,
          { name: 'date', type: 'text', required: true, max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
          title('workoutTitle'),
          prose('workoutDescription'),
          { name: 'exercises', type: 'json', maxSize: 200000 },
          ...kept,
        ],
        indexes: ['CREATE INDEX idx_workouts_user_date ON workouts (user, date)'],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'exercises',
        listRule: SIGNED_IN,
        viewRule: SIGNED_IN,
        createRule: ADMIN,
        updateRule: ADMIN,
        deleteRule: ADMIN,
        fields: [
          title('title'),
          { name: 'instructions', type: 'text', required: true, max: 5000 },
          prose('instruction'),
          { name: 'video', type: 'text', max: 2000, pattern: '^https?://[^\\s/?#]+[^\\s]*$' },
          { name: 'tags', type: 'json', maxSize: 8000 },
          { name: 'tags_csv', type: 'text', max: 5000 },
          prose('notes'),
          prose('progression'),
          prose('regression'),
          ...kept,
        ],
        indexes: ['CREATE INDEX idx_exercises_title ON exercises (title)'],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'plans',
        listRule: OWN_OR_ADMIN,
        viewRule: OWN_OR_ADMIN,
        createRule: ADMIN,
        updateRule: ADMIN,
        deleteRule: ADMIN,
        fields: [
          athlete,
          { name: 'active', type: 'bool' },
          title('planTitle'),
          prose('planDescription'),
          { name: 'workouts', type: 'json', maxSize: 1048576 },
          ...kept,
        ],
        indexes: ['CREATE INDEX idx_plans_user_created ON plans (user, created)'],
      }),
    );
  },
  (app) => {
    for (const name of ['plans', 'exercises', 'workouts']) app.delete(app.findCollectionByNameOrId(name));
  },
);
