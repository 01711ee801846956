/**
 * What people keep for themselves: private to the owner, shown to everyone signed in when `shared`.
 * A record without an owner was made in the admin console: everyone reads it, admins change it.
 */
migrate(
  (app) => {
    const SIGNED_IN = '@request.auth.id != ""';
    const ADMIN = '(@request.auth.role = "admin" || @request.auth.isAdmin = true)';
    const VISIBLE = `${SIGNED_IN} && (owner = @request.auth.id || shared = true || owner = "")`;
    const CHANGEABLE = `${SIGNED_IN} && (owner = @request.auth.id || (owner = "" && ${ADMIN}))`;
    const rules = {
      listRule: VISIBLE,
      viewRule: VISIBLE,
      createRule: `${SIGNED_IN} && (@request.body.owner:isset = false || @request.body.owner = @request.auth.id)`,
      updateRule: `${CHANGEABLE} && @request.body.owner:changed = false`,
      deleteRule: CHANGEABLE,
    };

    const users = app.findCollectionByNameOrId('users');
    const kept = [
      { name: 'owner', type: 'relation', collectionId: users.id, maxSelect: 1, cascadeDelete: true },
      { name: 'shared', type: 'bool' },
      { name: 'rev', type: 'number', onlyInt: true, min: 0 },
      { name: 'created', type: 'autodate', onCreate: true },
      { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
    ];
    const date = { name: 'expiryDate', type: 'text', max: 10, pattern: '^\\d{4}-\\d{2}-\\d{2}$' };

    app.save(
      new Collection({
        type: 'base',
        name: 'aliases',
        ...rules,
        fields: [
          { name: 'email', type: 'email', required: true },
          { name: 'description', type: 'text', max: 2000 },
          ...kept,
        ],
        indexes: [
          'CREATE UNIQUE INDEX idx_aliases_email ON aliases (email COLLATE NOCASE)',
          'CREATE INDEX idx_aliases_created ON aliases (created)',
          'CREATE INDEX idx_aliases_owner ON aliases (owner)',
        ],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'expiry',
        ...rules,
        fields: [
          { name: 'name', type: 'text', required: true, max: 200 },
          { ...date, required: true },
          { name: 'person', type: 'text', max: 200 },
          { name: 'category', type: 'text', max: 200 },
          { name: 'country', type: 'text', max: 60 },
          {
            name: 'document',
            type: 'file',
            maxSelect: 1,
            maxSize: 20971520,
            protected: true,
            mimeTypes: [
              'application/pdf',
              'image/png',
              'image/jpeg',
              'image/webp',
              'image/gif',
              'image/heic',
              'image/heif',
            ],
          },
          { name: 'documentName', type: 'text', max: 255 },
          ...kept,
        ],
        indexes: [
          'CREATE INDEX idx_expiry_expiryDate ON expiry (expiryDate)',
          'CREATE INDEX idx_expiry_person ON expiry (person)',
          'CREATE INDEX idx_expiry_category ON expiry (category)',
          'CREATE INDEX idx_expiry_country ON expiry (country)',
          'CREATE INDEX idx_expiry_owner ON expiry (owner)',
        ],
      }),
    );

    app.save(
      new Collection({
        type: 'base',
        name: 'loyalty',
        ...rules,
        fields: [
          { name: 'name', type: 'text', required: true, max: 200 },
          { name: 'cardId', type: 'text', required: true, max: 100 },
          { name: 'type', type: 'select', required: true, values: ['qrcode', 'barcode'], maxSelect: 1 },
          { name: 'refreshSeconds', type: 'number', onlyInt: true, min: 0, max: 86400 },
          { name: 'customUI', type: 'bool' },
          date,
          ...kept,
        ],
        indexes: [
          'CREATE INDEX idx_loyalty_name ON loyalty (name)',
          'CREATE INDEX idx_loyalty_owner ON loyalty (owner)',
        ],
      }),
    );
  },
  (app) => {
    for (const name of ['loyalty', 'expiry', 'aliases']) app.delete(app.findCollectionByNameOrId(name));
  },
);
