/**
 * All types of codes on cards, and more fields: the text of the code if it differs from the displayed number,
 * a note, a balance, a first day, groups, a colour, a star, two pictures. Existing cards stay as they are.
 */
const BEFORE = ['qrcode', 'barcode'];
const TYPES = [
  'barcode',
  'qrcode',
  'qrtext',
  'aztec',
  'datamatrix',
  'pdf417',
  'ean13',
  'ean8',
  'upca',
  'upce',
  'code39',
  'code93',
  'itf',
  'codabar',
  'none',
];
const COLOURS = ['red', 'orange', 'green', 'teal', 'blue', 'violet', 'pink', 'grey'];
const ADDED = [
  'code',
  'encoding',
  'validFrom',
  'note',
  'balance',
  'balanceCurrency',
  'groups',
  'starred',
  'archived',
  'colour',
  'front',
  'back',
];
const DATE = '^\\d{4}-\\d{2}-\\d{2}$';
const VISIBLE = '@request.auth.id != "" && (owner = @request.auth.id || shared = true || owner = "")';
const picture = (name) => ({
  name,
  maxSelect: 1,
  maxSize: 5 * 1024 * 1024,
  mimeTypes: ['image/png', 'image/jpeg', 'image/webp'],
  protected: true,
});

migrate(
  (app) => {
    const cards = app.findCollectionByNameOrId('loyalty');
    cards.fields.getByName('type').values = TYPES;
    cards.fields.add(new TextField({ name: 'code', max: 1000 }));
    cards.fields.add(new SelectField({ name: 'encoding', values: ['ISO-8859-1', 'UTF-8'], maxSelect: 1 }));
    cards.fields.add(new TextField({ name: 'validFrom', max: 10, pattern: DATE }));
    cards.fields.add(new TextField({ name: 'note', max: 5000 }));
    cards.fields.add(new TextField({ name: 'balance', max: 14, pattern: '^-?\\d{1,9}(\\.\\d{1,3})?$' }));
    cards.fields.add(new TextField({ name: 'balanceCurrency', max: 3, pattern: '^[A-Z]{3}$' }));
    cards.fields.add(new JSONField({ name: 'groups', maxSize: 4000 }));
    cards.fields.add(new BoolField({ name: 'starred' }));
    cards.fields.add(new BoolField({ name: 'archived' }));
    cards.fields.add(new SelectField({ name: 'colour', values: COLOURS, maxSelect: 1 }));
    cards.fields.add(new FileField(picture('front')));
    cards.fields.add(new FileField(picture('back')));
    // Nobody may request thumbnails of protected pictures.
    cards.viewRule = `${VISIBLE} && @request.query.thumb:isset = false`;
    app.save(cards);
    app.db().newQuery("UPDATE loyalty SET groups = '[]'").execute();
  },
  (app) => {
    const cards = app.findCollectionByNameOrId('loyalty');
    // The previous version draws only two codes; a card keeps its number.
    app
      .db()
      .newQuery("UPDATE loyalty SET type = 'barcode' WHERE type NOT IN ('barcode', 'qrcode')")
      .execute();
    cards.fields.getByName('type').values = BEFORE;
    cards.viewRule = VISIBLE;
    for (const name of ADDED) cards.fields.removeByName(name);
    app.save(cards);
  },
);
