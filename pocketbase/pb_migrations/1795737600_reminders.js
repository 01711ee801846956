/**
 * When people are reminded, over which channels, and what they were told: a message is sent once because it is written
 * down before it leaves. Personal tokens let a calendar read a feed.
 */
migrate(
  (app) => {
    const OWN = '@request.auth.id != "" && owner = @request.auth.id';
    const CREATE =
      '@request.auth.id != "" && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)';
    const UPDATE = `${OWN} && @request.body.owner:changed = false`;
    const users = app.findCollectionByNameOrId('users');
    const person = (name) => ({
      name,
      type: 'relation',
      collectionId: users.id,
      maxSelect: 1,
      cascadeDelete: true,
    });
    const rev = { name: 'rev', type: 'number', onlyInt: true, min: 0 };
    const created = { name: 'created', type: 'autodate', onCreate: true };
    const updated = { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true };

    users.fields.add(new TextField({ name: 'timeZone', max: 64 }));
    app.save(users);

    app.save(
      new Collection({
        type: 'base',
        name: 'reminder_rules',
        listRule: OWN,
        viewRule: OWN,
        createRule: CREATE,
        updateRule: UPDATE,
        deleteRule: OWN,
        fields: [
          { name: 'leads', type: 'json', maxSize: 200 },
          { name: 'hour', type: 'text', max: 5 },
          { name: 'workoutHour', type: 'text', max: 5 },
          { name: 'quietFrom', type: 'text', max: 5 },
          { name: 'quietUntil', type: 'text', max: 5 },
          { name: 'isDigest', type: 'bool' },
          { name: 'showsNames', type: 'bool' },
          { name: 'categoryLeads', type: 'json', maxSize: 20000 },
          person('owner'),
          rev,
          created,
          updated,
        ],
        indexes: ['CREATE UNIQUE INDEX idx_reminder_rules_owner ON reminder_rules (owner)'],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'reminder_channels',
        listRule: OWN,
        viewRule: OWN,
        createRule: CREATE,
        updateRule: UPDATE,
        deleteRule: OWN,
        fields: [
          {
            name: 'kind',
            type: 'select',
            required: true,
            values: ['email', 'push', 'ntfy', 'gotify', 'apprise', 'webhook'],
            maxSelect: 1,
          },
          { name: 'label', type: 'text', max: 200 },
          { name: 'address', type: 'text', max: 2000 },
          { name: 'secret', type: 'text', max: 500 },
          { name: 'template', type: 'text', max: 4096 },
          { name: 'p256dh', type: 'text', max: 200 },
          { name: 'auth', type: 'text', max: 100 },
          { name: 'isOn', type: 'bool' },
          { name: 'lastState', type: 'select', values: ['sent', 'failed'], maxSelect: 1 },
          { name: 'lastAt', type: 'text', max: 30 },
          { name: 'lastReason', type: 'text', max: 500 },
          person('owner'),
          rev,
          created,
          updated,
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_reminder_channels_address ON reminder_channels (owner, kind, address)',
        ],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'reminder_items',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          person('owner'),
          { name: 'record', type: 'text', max: 15 },
          { name: 'leads', type: 'json', maxSize: 200 },
          { name: 'snoozedUntil', type: 'text', max: 10 },
          { name: 'snoozedFor', type: 'text', max: 10 },
          { name: 'snoozes', type: 'number', onlyInt: true, min: 0 },
        ],
        indexes: ['CREATE UNIQUE INDEX idx_reminder_items_owner ON reminder_items (owner, record)'],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'reminders_done',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          { name: 'record', type: 'text', max: 15 },
          { name: 'date', type: 'text', max: 10 },
          person('by'),
          created,
        ],
        indexes: ['CREATE UNIQUE INDEX idx_reminders_done_record ON reminders_done (record, date)'],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'deliveries',
        listRule: null,
        viewRule: null,
        createRule: null,
        updateRule: null,
        deleteRule: null,
        fields: [
          person('person'),
          { name: 'source', type: 'text', max: 40 },
          { name: 'record', type: 'text', max: 15 },
          { name: 'date', type: 'text', max: 10 },
          { name: 'lead', type: 'number', onlyInt: true, min: 0 },
          { name: 'snoozes', type: 'number', onlyInt: true, min: 0 },
          { name: 'channel', type: 'text', max: 15 },
          { name: 'message', type: 'text', max: 15 },
          { name: 'digest', type: 'text', max: 10 },
          { name: 'state', type: 'select', values: ['waiting', 'sent', 'failed', 'gone'], maxSelect: 1 },
          { name: 'tries', type: 'number', onlyInt: true, min: 0 },
          { name: 'nextTry', type: 'number', onlyInt: true, min: 0 },
          { name: 'reason', type: 'text', max: 500 },
          { name: 'sentAt', type: 'text', max: 30 },
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_deliveries_once ON deliveries (person, record, date, lead, snoozes, channel)',
          'CREATE INDEX idx_deliveries_waiting ON deliveries (state, nextTry)',
          'CREATE INDEX idx_deliveries_message ON deliveries (message, channel)',
          'CREATE INDEX idx_deliveries_digest ON deliveries (person, digest)',
        ],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'tokens',
        listRule: OWN,
        viewRule: OWN,
        createRule: null,
        updateRule: null,
        deleteRule: OWN,
        fields: [
          { name: 'label', type: 'text', max: 200 },
          { name: 'scope', type: 'select', required: true, values: ['calendar'], maxSelect: 1 },
          { name: 'hash', type: 'text', max: 64, hidden: true },
          { name: 'lastUsed', type: 'text', max: 30 },
          person('owner'),
          rev,
          created,
          updated,
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_tokens_hash ON tokens (hash)',
          'CREATE INDEX idx_tokens_owner ON tokens (owner)',
        ],
      }),
    );
  },
  (app) => {
    for (const name of [
      'tokens',
      'deliveries',
      'reminders_done',
      'reminder_items',
      'reminder_channels',
      'reminder_rules',
    ])
      app.delete(app.findCollectionByNameOrId(name));
    const users = app.findCollectionByNameOrId('users');
    users.fields.removeByName('timeZone');
    app.save(users);
  },
);
