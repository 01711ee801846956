interface FieldBase {
  name: string;
  required?: true;
  /** What it holds beyond its type: the name of a check of the hub (`hooks/validate.ts`) or of a tool's server part. */
  holds?: string;
  /** Sent to superusers only. */
  hidden?: true;
}

/** A field, with PocketBase's own names for its options. */
export type Field = FieldBase &
  (
    | { type: 'text'; max: number; pattern?: string }
    | { type: 'email' | 'bool' | 'password' }
    | { type: 'number'; onlyInt: true; min: number; max?: number }
    | { type: 'select'; values: readonly string[]; maxSelect: 1 }
    | { type: 'json'; maxSize: number }
    | { type: 'file'; maxSelect: 1; maxSize: number; mimeTypes: readonly string[]; protected: true }
    | { type: 'relation'; to: 'users'; maxSelect: 1; cascadeDelete: boolean }
    | { type: 'autodate'; onCreate: true; onUpdate?: true }
  );

/** A collection; a rule that is `null` lets in superusers only. */
export interface Collection {
  name: string;
  /** What PocketBase makes of its type and name. Said where it has documents: addresses of files may hold it. */
  id?: string;
  type: 'base' | 'auth';
  /** The name of its record type in @hub/pb-client; a collection closed to clients has none. */
  record?: string;
  /** The field that says whose a record is. */
  ownedBy?: 'owner' | 'user';
  /** Why the file of all that a person has leaves its records out: a sentence for the person. */
  leftOut?: string;
  /** What one of its records is called, and several, where people are told how many there are. */
  called?: { one: string; many: string };
  /** What its owner deletes can be restored for 30 days, without files; `title` is the field that tells it from others. */
  keepsDeleted?: { title: string };
  /**
   * The fields by which screens filter its lists, look for a part of a text, and sort; beside the id, the owner, and when a
   * record was made or changed. Nobody but superusers asks by any other.
   */
  lists?: { filter?: readonly string[]; contains?: readonly string[]; sort?: readonly string[] };
  /** A unique field, and the message for a duplicate. */
  taken?: { field: string; sentence: string };
  rules: Record<'list' | 'view' | 'create' | 'update' | 'delete', string | null> & {
    manage?: string;
    /** Who of an auth collection may sign in. */
    auth?: string;
  };
  fields: readonly Field[];
  indexes: readonly string[];
}
